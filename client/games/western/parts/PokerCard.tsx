import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { Player } from '../../../../shared/games/western/state';
import { t } from '../texts';
import { CardFace, type CardFaceProps } from './CardFace';
import { Glyph } from './Glyph';
import { classOf } from './player';

export function PokerCard(face: Omit<CardFaceProps, 'label'>) {
  return <CardFace {...face} label={t().cards.pokerCard(face.card)} />;
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
