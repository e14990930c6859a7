import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PersonInfo } from '../../shared/protocol/people';
import { t } from '../i18n';
import { identity, type Trouble } from '../net/api';
import { block, blocks } from '../net/apiPeople';
import { ReportForm } from './ReportForm';
import { peopleText } from './text';

/** Keeping away from somebody, and telling the host. Only those who are somebody themselves can. */
export function Neighbour({ person }: { person: PersonInfo }) {
  const isBlocked = useSignal<boolean | undefined>(undefined);
  const isReporting = useSignal(false);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const text = peopleText.text();
  useEffect(() => {
    if (!identity.token()) return;
    void blocks().then((found) => {
      if (found.ok) isBlocked.value = found.value.people.some(({ id }) => id === person.id);
    });
  }, []);
  if (isBlocked.value === undefined) return null;
  const toggle = async () => {
    const on = !isBlocked.value;
    const done = await block(person.id, on);
    trouble.value = done.ok ? undefined : done.code;
    if (done.ok) isBlocked.value = on;
  };
  return (
    <section class="panel people-neighbour">
      {isBlocked.value && <p>{text.blocks.blocked}</p>}
      {trouble.value && (
        <p class="notice" role="alert">
          {t().refusals[trouble.value]}
        </p>
      )}
      <div class="people-ways">
        <button class="button small" aria-pressed={isBlocked.value} onClick={() => void toggle()}>
          {isBlocked.value ? text.blocks.unblock : text.blocks.block}
        </button>
        {!isReporting.value && (
          <button class="button small" onClick={() => (isReporting.value = true)}>
            {text.report.open}
          </button>
        )}
      </div>
      {isReporting.value && (
        <ReportForm
          whom={{ person: person.id }}
          name={person.name}
          onClose={() => (isReporting.value = false)}
        />
      )}
    </section>
  );
}
