import { RIVAL, type Player } from '../../../../shared/games/western/state';
import { Glyph } from './Glyph';

/** The cattle brand of a player: it tells seats apart without their colours. */
export function Brand({ player, class: name }: { player: Player; class?: string }) {
  return <Glyph id={player === RIVAL ? 'brand-rival' : `brand-${player}`} class={name} />;
}
