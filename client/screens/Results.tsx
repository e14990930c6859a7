import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import type { Ending, Standing } from '../games/ui';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';
import { decidedOf } from '../model/decided';
import { sentences } from '../model/decidedWords';
import { hasSeenEnd } from '../model/inbox';
import { log } from '../model/log';
import { nameOf } from '../model/names';
import { go, pathOf } from '../model/route';
import { mySeat, type TableView } from '../model/table';
import { judged } from '../model/verdict';
import { copy } from '../parts/copy';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { endFirstMatch } from '../model/settings';
import { RichText } from '../parts/RichText';
import { RuleLink } from '../parts/RuleLink';
import { useCountUp, useSteps } from '../parts/steps';
import { OwnRating } from '../people/OwnRating';
import { Rematch } from './Rematch';
import './Results.css';

export const decidedText = chapter(() => t().decided());

/** When points begin to rise, and for how long. */
const COUNT = { after: 250, ms: 900 };

interface ResultsProps {
  readonly table: TableInfo;
  readonly view: TableView;
  readonly ending: Ending;
}

/** How it ended: podium, where the points came from, and once more. */
export function Results({ table, view, ending }: ResultsProps) {
  const text = t().results;
  const { open } = view;
  const { Score, Winner, standings, verdict } = ending;
  const isCounting = useSteps([COUNT.after + COUNT.ms]) === 0;
  const { order, winners } = judged(standings(open), ui().winners(open), table);
  // Where the page scrolls, they are above what was looked at.
  useEffect(() => {
    scrollTo({ top: 0 });
    endFirstMatch();
    hasSeenEnd(table.matchId);
  }, []);
  return (
    <div class={`results${isCounting ? ' results-counting' : ''}`}>
      <h2>
        {!winners ? (
          text.abandoned
        ) : winners.length === 0 ? (
          verdict?.(open)
        ) : winners.length === 1 && winners[0] === view.viewer ? (
          text.youWin
        ) : (
          <RichText text={text.winner(winners)} />
        )}
      </h2>
      {winners && winners.length > 0 && (
        <div class="results-winners" aria-hidden="true">
          {winners.map((seat) => (
            <span key={seat} class={`results-winner seat-${seat}`}>
              <Winner open={open} seat={seat} />
            </span>
          ))}
        </div>
      )}
      <ol class="podium">
        {order.map(({ seat, name, place, points, tie, hasLeft }) => (
          <li key={seat} class={`seat-${seat}${winners?.includes(seat) ? ' podium-winner' : ''}`}>
            <span class="podium-place">{text.place(place)}</span>
            <strong>{name ?? nameOf(seat)}</strong>
            <Points points={points} />
            {tie && <Tie {...tie} />}
            {hasLeft && <small class="podium-tie">{seat === view.viewer ? text.youLeft : text.left}</small>}
          </li>
        ))}
      </ol>
      {winners && <WhatDecided open={open} order={order.map(({ seat }) => seat)} ending={ending} />}
      {table.seal && mySeat.value !== undefined && table.settings.rated && (
        <OwnRating matchId={table.matchId} />
      )}
      {table.seal && <Again matchId={table.matchId} isShared={table.code !== ''} />}
      <Score table={table} view={view} open={open} order={order.map(({ seat }) => seat)} />
      <div class="confirm">
        <Rematch table={table} />
        <button class="button" onClick={() => go({ screen: 'home' })}>
          {text.home}
        </button>
      </div>
    </div>
  );
}

interface DecidedProps {
  readonly open: TableView['open'];
  readonly order: readonly number[];
  readonly ending: Ending;
}

/** Between the two best, in two sentences. */
function WhatDecided({ open, order, ending }: DecidedProps) {
  const { accounts, ...words } = ending.decisive(open, order, log.value);
  const found = decidedOf(accounts);
  if (!found) return null;
  const text = decidedText.text();
  return (
    <section class="results-decided">
      <h3>{text.title}</h3>
      <p>
        <RichText text={sentences(found, words, text).join(' ')} />
      </p>
    </section>
  );
}

/** They count up once more. */
function Points({ points }: { points: number }) {
  return <b>{ui().words().points(useCountUp(points, COUNT))}</b>;
}

/** Why one is behind with as many points. */
function Tie({ words, rule }: NonNullable<Standing['tie']>) {
  return (
    <small class="podium-tie">
      <RichText text={words} /> <RuleLink rule={rule} />
    </small>
  );
}

/** The match to see again, to send to a friend, and to check. */
function Again({ matchId, isShared }: { matchId: string; isShared: boolean }) {
  const text = t().results;
  const isCopied = useSignal(false);
  const to = { screen: 'replay', matchId } as const;
  const share = async () => {
    isCopied.value = await copy(location.origin + pathOf(to));
    // The address of the page it leads to can be copied by hand.
    if (!isCopied.value) go(to);
  };
  return (
    <div class="results-again">
      <Link class="button small" to={to}>
        <Icon name="turn" />
        {text.watch}
      </Link>
      {isShared && (
        <button class="button small" onClick={() => void share()}>
          <Icon name={isCopied.value ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied.value ? text.shared : text.share}</span>
        </button>
      )}
      <Link class="button small" to={{ ...to, spot: 'verify' }}>
        <Icon name="lock" />
        {text.verify}
      </Link>
    </div>
  );
}
