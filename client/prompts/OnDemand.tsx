import { askOf } from '../games/asked';
import { ui } from '../games/current';
import { t } from '../i18n';
import { demanded, handling } from '../model/habits';
import { demand, type TableView } from '../model/table';

/** What could be used with every card: nobody is stopped for it, and whoever wants it says so before the card comes. */
export function OnDemand({ view, rated }: { view: TableView; rated: boolean }) {
  const kind = ui().onDemand?.(view);
  if (kind === undefined || handling(kind, rated) !== 'rule' || view.decision?.kind === kind) return null;
  const isOn = demanded.value.includes(kind);
  const text = t().habits;
  return (
    <p class="dock-demand">
      <button class="button small" aria-pressed={isOn} onClick={() => void demand(kind, !isOn)}>
        {isOn ? text.demanded(askOf({ kind }).title) : text.demand(askOf({ kind }).title)}
      </button>
    </p>
  );
}
