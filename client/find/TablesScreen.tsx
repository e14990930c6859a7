import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { NameField } from '../parts/NameField';
import { SiteBar } from '../parts/SiteBar';
import { CodeDoor } from './CodeDoor';
import { useDoors } from './doors';
import { TableFilters } from './TableFilters';
import { TableForm } from './TableForm';
import { followTables, line, tablesText } from './tableList';
import { TableRows } from './TableRows';
import './Tables.css';

/** Every public table as it is this moment, and the way to one's own. */
export function TablesScreen() {
  const { trouble, isBusy, open, join } = useDoors();
  const text = tablesText.text();
  useEffect(followTables, []);

  return (
    <>
      <SiteBar />
      <main class="tables">
        <header>
          <h1>
            {text.title}
            <LineMark />
          </h1>
          <p>{text.lead}</p>
        </header>
        <section class="tables-list" aria-label={text.list}>
          <TableFilters />
          <LineNotice />
          <TableRows />
        </section>
        <aside class="tables-new">
          <TableForm isBusy={isBusy.value} onOpen={open}>
            <NameField trouble={trouble.value} />
          </TableForm>
          <CodeDoor isBusy={isBusy.value} onJoin={join} />
        </aside>
      </main>
    </>
  );
}

function LineMark() {
  if (line.value !== 'live') return null;
  return <span class="tables-live">{tablesText.text().live}</span>;
}

function LineNotice() {
  const text = tablesText.text();
  const now = line.value;
  if (now === 'live') return null;
  if (now === 'joining') return <p class="tables-hint">{text.joining}</p>;
  return (
    <p class="notice" role="alert">
      {now === 'lost' ? text.lost : t().refusals[now]}
    </p>
  );
}
