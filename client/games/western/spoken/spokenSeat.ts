import type { Seat } from '../../../../shared/core';
import { INDUSTRIES } from '../../../../shared/games/western/catalog/ids';
import { iconsOf } from '../../../../shared/games/western/counters';
import { seatState } from '../../../../shared/games/western/ring';
import { scoreOf } from '../../../../shared/games/western/score';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { colon } from '../../../i18n';
import { nameOf } from '../../../model/names';
import { mySeat } from '../../../model/table';
import { inSentences } from '../../../spoken/sentences';
import type { Shown } from '../../ui';
import { figures } from '../model/figures';
import { knownCard } from '../model/revealed';
import { sceneOf } from '../model/scene';
import { t } from '../texts';
import { spokenText } from './spoken';

/** How a seat stands, with what whoever listens knows of its card. */
export function spokenSeat(shown: Shown<WesternTypes>, seat: Seat): string {
  const { open, view } = shown;
  const text = spokenText.text();
  const { cards, board } = t();
  const { boss, influence, ready, truce, buildings, dealt } = seatState(open, seat);
  const scene = sceneOf(open);
  const name = nameOf(seat);
  const isYou = seat === mySeat.value;
  const card = knownCard(shown, seat);
  const hand = isYou ? (view.own?.hand ?? []) : [];
  const held = card
    ? text.card(cards.pokerCard(card))
    : hand.length > 0
      ? text.cards(hand.map((one) => cards.pokerCard(one)))
      : dealt > 0
        ? text.cardHidden
        : '';
  // Nothing of an industry is nothing to say.
  const shares = INDUSTRIES.flatMap((industry) => {
    const icons = iconsOf(scene, buildings, industry);
    return icons > 0 ? board.shares(industry, icons) : [];
  });
  return inSentences([
    isYou ? text.you(name) : name,
    boss ? `${colon(cards.bosses[boss])} ${cards.ability(figures.value.bosses[boss])}` : board.bossUnknown,
    text.influence(influence),
    text.vp(scoreOf(scene, seat).points),
    held,
    text.posses(ready),
    open.dealer === seat && open.round > 0 ? board.dealer : '',
    open.wanted === seat ? board.wantedHint : '',
    truce ? board.truce : '',
    text.shares(shares),
    buildings.length > 0
      ? text.buildings(buildings.map((building) => cards.buildings[building]))
      : board.noBuildings,
  ]);
}
