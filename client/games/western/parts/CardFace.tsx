import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { Player } from '../../../../shared/games/western/state';
import { Glyph } from './Glyph';
import { classOf } from './player';
import './PokerCard.css';

export interface CardFaceProps {
  readonly card: CardId;
  /** `small` lies in the street, `large` is held; both are as large as `--card` says. */
  readonly size?: 'small' | 'large';
  /** Whose card it is: a ring in that colour. */
  readonly player?: Player;
  readonly class?: string;
  /** What it is called; without it, it is only drawn. */
  readonly label?: string;
}

/** A poker card as it is drawn. */
export function CardFace({ card, size = 'small', player, class: name, label }: CardFaceProps) {
  const classes = ['poker-card', `poker-${size}`, `ink-${suitOf(card)}`];
  if (player !== undefined) classes.push('poker-held', classOf(player));
  if (name) classes.push(name);
  return (
    <span class={classes.join(' ')} role={label ? 'img' : undefined} aria-label={label}>
      <b>{valueOf(card)}</b>
      <Glyph id={`suit-${suitOf(card)}`} />
      {size === 'large' && <b class="poker-turned">{valueOf(card)}</b>}
    </span>
  );
}
