import type { Duelist } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { SpokenTalk } from '../../../spoken/spokenGame';
import type { Shown } from '../../ui';
import { nameOfPlace } from '../board/describe';
import { nameOfPlayer } from '../model/names';
import { t } from '../texts';
import { spokenText } from './spoken';

/** The duel that goes on (W6): dice and cards, as far as they are shown. */
export function spokenDuel({ open }: Shown<WesternTypes>): SpokenTalk | undefined {
  const { duel } = open;
  if (!duel) return undefined;
  const { stages, cards } = t();
  const standing = ({ player, die, card }: Duelist) =>
    spokenText.text().fighter(nameOfPlayer(player), die, card && cards.pokerCard(card));
  return {
    title: `${stages.duelAt(nameOfPlace(open, duel.place))}, ${stages.duelFor(duel.spot, duel.side)}`,
    standing: [standing(duel.attacker), standing(duel.defender)],
    since: 'duelStarted',
  };
}
