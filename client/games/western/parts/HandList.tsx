import { colon } from '../../../i18n';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { HAND_RANKS, type HandRank } from '../../../../shared/games/western/hand';
import { t } from '../texts';
import { MiniCard } from './PokerCard';
import './HandList.css';

const EXAMPLES: Record<HandRank, readonly CardId[]> = {
  straightFlush: ['2H', '3H', '4H'],
  threeOfAKind: ['4H', '4S', '4K'],
  flush: ['1T', '3T', '5T'],
  straight: ['3H', '4K', '5S'],
  pair: ['2S', '2T', '5H'],
  highCard: ['1H', '3K', '4S'],
};

/** W9.1: every hand with an example, from high to low; the one that is spoken of stands out. */
export function HandList({ marked }: { marked?: HandRank }) {
  return (
    <ul class="hand-list">
      {HAND_RANKS.toReversed().map((rank) => (
        <li key={rank} class={rank === marked ? 'hand-marked' : undefined}>
          <span class="hand-example" aria-hidden="true">
            {EXAMPLES[rank].map((card) => (
              <MiniCard key={card} card={card} />
            ))}
          </span>
          <span>
            <b>{colon(t().cards.hands[rank].name)}</b> {t().cards.hands[rank].text}
          </span>
        </li>
      ))}
    </ul>
  );
}
