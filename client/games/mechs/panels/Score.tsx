import type { Seat } from '../../../../shared/core';
import { seatState } from '../../../../shared/games/mechs/arena';
import { SCORE_SOURCES } from '../../../../shared/games/mechs/state';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { ScoreChart } from '../../../panels/ScoreChart';
import type { Shown } from '../../ui';
import { pointsByRound } from '../model/account';
import { t } from '../texts';

/** Where the points came from, and the race over the rounds. */
export function Score({ open, order }: Shown<MechsTypes> & { readonly order: readonly Seat[] }) {
  const columns = order.map((seat) => ({ seat, sheet: totalSheet(seatState(open, seat).scores) }));
  const lines = open.seats.map(({ scores }) => pointsByRound(scores));
  return (
    <>
      <table class="results-table">
        <caption>{t().results.bySource}</caption>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" class={`seat-name seat-${seat}`}>
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCORE_SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{t().sources[source]}</th>
              {columns.map(({ seat, sheet }) => (
                <td key={seat}>{sheet[source]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ScoreChart lines={lines} />
    </>
  );
}
