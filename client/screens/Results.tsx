import { useSignal } from '@preact/signals';
import type { Seat } from '../../shared/core';
import { seatState } from '../../shared/games/mechs/arena';
import { placesOf, tieBreakBetween, type TieBreak } from '../../shared/games/mechs/scoring';
import { SCORE_SOURCES } from '../../shared/games/mechs/state';
import { totalSheet } from '../../shared/games/mechs/tracks';
import type { MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { go, pathOf } from '../model/route';
import { mySeat, send } from '../model/table';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { RichText } from '../parts/RichText';
import { RuleLink } from '../parts/RuleLink';
import { OwnRating } from '../people/OwnRating';
import { ScoreChart } from './ScoreChart';
import './Results.css';

/** How it ended: podium, points by source, the race over the rounds, and once more. */
export function Results({ table, view }: { table: TableInfo; view: MechsView }) {
  const text = t().results;
  const { open } = view;
  const order = placesOf(open).map(({ seat, place }, i, all) => {
    const state = seatState(open, seat);
    const before = all[i - 1]?.seat;
    const tieBreak = before === undefined ? undefined : tieBreakBetween(open, before, seat);
    const tie = before !== undefined && tieBreak && { before, tieBreak };
    return { seat, place, vp: state.vp, sheet: totalSheet(state.scores), tie };
  });
  return (
    <div class="results">
      <h2>
        {!open.winners ? (
          text.abandoned
        ) : open.winners.length === 1 && open.winners[0] === view.viewer ? (
          text.youWin
        ) : (
          <RichText text={text.winner(open.winners)} />
        )}
      </h2>
      <ol class="podium">
        {order.map(({ seat, place, vp, tie }) => (
          <li key={seat} class={`seat-${seat}${open.winners?.includes(seat) ? ' podium-winner' : ''}`}>
            <span class="podium-place">{text.place(place)}</span>
            <strong>{nameOf(seat)}</strong>
            <b>
              {vp} {t().table.vp}
            </b>
            {tie && <Tie {...tie} />}
          </li>
        ))}
      </ol>
      {table.seal && mySeat.value !== undefined && table.settings.rated && (
        <OwnRating matchId={table.matchId} />
      )}
      {table.seal && <Again matchId={table.matchId} />}
      <table class="results-table">
        <caption>{text.bySource}</caption>
        <thead>
          <tr>
            <td />
            {order.map(({ seat }) => (
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
              {order.map(({ seat, sheet }) => (
                <td key={seat}>{sheet[source]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ScoreChart open={open} />
      <div class="confirm">
        <Rematch table={table} />
        <button class="button" onClick={() => go({ screen: 'home' })}>
          {text.home}
        </button>
      </div>
    </div>
  );
}

/** Why one is behind with as many points. */
function Tie({ before, tieBreak }: { before: Seat; tieBreak: TieBreak }) {
  return (
    <small class="podium-tie">
      <RichText text={t().results.tie[tieBreak](before)} />{' '}
      <RuleLink rule={tieBreak === 'robot' ? 'M13.13' : 'M12.3'} />
    </small>
  );
}

/** The match to see again, to send to a friend, and to check. */
function Again({ matchId }: { matchId: string }) {
  const text = t().results;
  const isCopied = useSignal(false);
  const to = { screen: 'replay', matchId } as const;
  const share = () =>
    navigator.clipboard?.writeText(location.origin + pathOf(to)).then(
      () => (isCopied.value = true),
      // The link of the page it leads to can be copied by hand.
      () => go(to),
    );
  return (
    <div class="results-again">
      <Link class="button small" to={to}>
        <Icon name="turn" />
        {text.watch}
      </Link>
      <button class="button small" onClick={() => void share()}>
        <Icon name={isCopied.value ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied.value ? text.shared : text.share}</span>
      </button>
      <Link class="button small" to={{ ...to, spot: 'verify' }}>
        <Icon name="lock" />
        {text.verify}
      </Link>
    </div>
  );
}

function Rematch({ table }: { table: TableInfo }) {
  const text = t().results;
  const seat = mySeat.value;
  const { rematch } = table;
  if (rematch) {
    return (
      <button class="button primary" onClick={() => go({ screen: 'table', code: rematch.code })}>
        {text.rematchGo}
      </button>
    );
  }
  if (seat === undefined) return <span />;
  const wants = table.seats[seat]?.wantsRematch ?? false;
  return (
    <button class="button primary" aria-pressed={wants} onClick={() => void send('rematch', { on: !wants })}>
      {wants ? text.rematchWaiting : text.rematch}
    </button>
  );
}
