import { valueOf } from '../../../../shared/games/western/catalog/cards';
import { nameOfPlayer } from '../model/names';
import type { Reading } from '../model/reading';
import { mySeat } from '../../../model/table';
import { t } from '../texts';
import { MiniCard } from './PokerCard';
import './HandRibbon.css';

/** The hand that the own card makes at a place, named and drawn, and how many of the hidden cards it beats. */
export function HandRibbon({ reading }: { reading: Reading }) {
  const { left, right, own, beats, of, losesTo } = reading;
  const text = t().board;
  const isHot = reading.rank !== 'highCard' && reading.rank !== 'pair';
  return (
    <span class={`ribbon${isHot ? ' ribbon-hot' : ''}`}>
      <span class="ribbon-cards">
        <MiniCard card={left} />
        <MiniCard card={right} />
        <em>+</em>
        <MiniCard card={own} player={mySeat.value ?? 0} />
      </span>
      <span class="ribbon-words">
        <b>{handName(reading)}</b>
        <small title={of > 0 ? text.beatsHint(beats, of) : undefined}>{beatsInShort(reading)}</small>
      </span>
      {of > 0 && losesTo === undefined && <Ticks beats={beats} of={of} />}
    </span>
  );
}

/** How it does, in a few words: what lies open decides before what may be hidden. */
export function beatsInShort({ beats, of, losesTo }: Reading): string {
  const text = t().board;
  if (losesTo !== undefined) return text.losesTo(nameOfPlayer(losesTo));
  return of > 0 ? text.beats(beats, of) : text.ahead;
}

function Ticks({ beats, of }: { beats: number; of: number }) {
  return (
    <span class="ribbon-ticks" aria-hidden="true" style={{ '--half': Math.ceil(of / 2) }}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < beats ? 'tick-on' : ''} />
      ))}
    </span>
  );
}

/** A hand by its cards: "Pair of 4s", "Straight 2-3-4". */
export function handName({
  rank,
  left,
  right,
  own,
}: Pick<Reading, 'rank' | 'left' | 'right' | 'own'>): string {
  const text = t().board;
  const values = [valueOf(own), valueOf(left), valueOf(right)].sort();
  switch (rank) {
    case 'straightFlush':
      return text.straightFlush;
    case 'threeOfAKind':
      return text.threeOf(values[0] ?? 0);
    case 'flush':
      return text.flush;
    case 'straight':
      return text.straightOf(values[0] ?? 0);
    case 'pair':
      return text.pairOf(values[1] ?? 0);
    case 'highCard':
      return text.highCard(valueOf(own));
  }
}
