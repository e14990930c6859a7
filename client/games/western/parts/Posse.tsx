import type { ComponentChildren } from 'preact';
import type { Player } from '../../../../shared/games/western/state';
import { Brand } from './Brand';
import { Glyph } from './Glyph';
import { classOf } from './player';
import './Posse.css';

export interface PosseProps {
  readonly player: Player;
  readonly isWounded?: boolean;
  /** Where it would stand. */
  readonly isGhost?: boolean;
  /** Which way it changes a card, "+1". */
  readonly tag?: ComponentChildren;
}

/** Where there is no room to lie: who is wounded, as a chip with brand and bandage. */
export function WoundedChip({ player }: { player: Player }) {
  return (
    <span class={`wounded-chip ${classOf(player)}`} aria-hidden="true">
      <Brand player={player} />
      <Glyph id="cross" class="posse-cross" />
    </span>
  );
}

/** A posse: a figure in its seat's colour with the brand on its chest. A wounded one lies, with a bandage. */
export function Posse({ player, isWounded = false, isGhost = false, tag }: PosseProps) {
  return (
    <span
      class={`posse ${classOf(player)}${isWounded ? ' posse-down' : ''}${isGhost ? ' posse-ghost' : ''}`}
      aria-hidden="true"
    >
      <Glyph id={isWounded ? 'down' : 'posse'} class="posse-figure" />
      <Brand player={player} class="posse-brand" />
      {isWounded && <Glyph id="cross" class="posse-cross" />}
      {tag && <i class="posse-tag">{tag}</i>}
    </span>
  );
}
