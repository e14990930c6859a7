import { useMemo } from 'preact/hooks';
import { RIVAL, type Player } from '../../../../shared/games/western/state';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { chancesBefore } from '../model/duelChances';
import { t } from '../texts';
import { Said } from './Said';

/** Before a duel: the chance to win it with and without the card, by how many rerolls one would pay. */
export function DuelChances({ outlook, enemy }: { outlook: Outlook; enemy: Player }) {
  const { open, own } = outlook;
  const rows = useMemo(() => chancesBefore(outlook, enemy), [open, own, enemy]);
  const { odds, percent } = t().prompts;
  const hasCard = rows.some(({ withCard }) => withCard !== undefined);
  return (
    <div class="duel-chances">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Said text={odds.title(enemy)} />
            </th>
            {hasCard && <th scope="col">{odds.withCard}</th>}
            <th scope="col">{odds.withoutCard}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rerolls, withCard, withoutCard }) => (
            <tr key={rerolls}>
              <th scope="row">{odds.rerolls(rerolls, enemy === RIVAL)}</th>
              {withCard !== undefined && <td>{percent(withCard)}</td>}
              <td>{percent(withoutCard)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>{odds.notes(hasCard, enemy === RIVAL)}</small>
    </div>
  );
}
