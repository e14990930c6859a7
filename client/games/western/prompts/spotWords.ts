import type { SpotChoice } from '../../../../shared/games/western/decisions';
import { matAt } from '../../../../shared/games/western/ring';
import type { Outlook } from '../../../../shared/games/western/unseen';
import type { Reading } from '../model/reading';
import { previewOf } from '../model/spotPreview';
import { t } from '../texts';

/** A spot in one line, for buttons: what it gives, or whom one would duel. May carry marks and signs. */
export function spotInShort(outlook: Outlook, spot: SpotChoice): string {
  const { prompts, cards } = t();
  const { enemy, gain, porch, change, isLeftover } = previewOf(outlook, spot);
  const parts: string[] = [];
  if (enemy !== undefined) parts.push(prompts.held(enemy));
  if (gain) {
    const { lines } = prompts;
    parts.push(
      gain.when === 'now' ? lines.gainNow(gain.amount, gain.kind) : prompts.ifWon(gain.amount, gain.kind),
    );
  }
  if (porch === 'empty') parts.push(prompts.emptyPorch);
  else if (porch) parts.push(cards.buildings[porch.building]);
  if (change) parts.push(prompts.cardBecomes(cards.pokerCard(change.from), cards.pokerCard(change.to)));
  if (isLeftover) parts.push(prompts.secondBuy);
  return parts.join(', ');
}

/** How a hand does against those whom it would meet. */
export function beatsInWords({ opponents, beats, of, chance, losesTo }: Reading): string {
  const { prompts, board } = t();
  if (losesTo !== undefined) return prompts.lines.loses(losesTo);
  if (of === 0) return board.ahead;
  return opponents.length > 1 ? prompts.wins(chance) : prompts.beatsOf(beats, of);
}

/** A spot with its name, for those who hear it. */
export function spotLabel(outlook: Outlook, spot: SpotChoice | undefined): string {
  if (!spot) return '';
  const mat = t().cards.mats[matAt(outlook.open, spot.place).id];
  return `${t().prompts.spotTitle(mat, spot.spot, spot.side)}. ${spotInShort(outlook, spot)}`;
}
