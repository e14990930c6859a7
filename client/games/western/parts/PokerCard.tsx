import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { Player } from '../../../../shared/games/western/state';
import { t } from '../texts';
import { Glyph } from './Glyph';
import { classOf } from './player';
import './PokerCard.css';

export interface PokerCardProps {
  readonly card: CardId;
  /** `small` lies in the street, `large` is held; both are as large as `--card` says. */
  readonly size?: 'small' | 'large';
  /** Whose card it is: a ring in that colour. */
  readonly player?: Player;
  readonly class?: string;
}

export function PokerCard({ card, size = 'small', player, class: name }: PokerCardProps) {
  const classes = ['poker-card', `poker-${size}`, `ink-${suitOf(card)}`];
  if (player !== undefined) classes.push('poker-held', classOf(player));
  if (name) classes.push(name);
  return (
    <span class={classes.join(' ')} role="img" aria-label={t().cards.pokerCard(card)}>
      <b>{valueOf(card)}</b>
      <Glyph id={`suit-${suitOf(card)}`} />
      {size === 'large' && <b class="poker-turned">{valueOf(card)}</b>}
    </span>
  );
}

/** A card that lies face down. */
export function CardBack({ label }: { label?: string }) {
  return <Glyph id="back" class="poker-back" label={label} />;
}

/** The same as high as a line of text. */
export function MiniCard({ card, player }: { card: CardId; player?: Player }) {
  const owner = player === undefined ? '' : ` mini-held ${classOf(player)}`;
  return (
    <span class={`mini-card ink-${suitOf(card)}${owner}`} role="img" aria-label={t().cards.pokerCard(card)}>
      {valueOf(card)}
      <Glyph id={`suit-${suitOf(card)}`} />
    </span>
  );
}
