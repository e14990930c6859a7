import { changedCard } from '../../../../shared/games/western/ring';
import type { Open } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { explain } from '../../../model/explain';
import type { Shown } from '../../ui';
import { cardChoice } from '../model/cardChoice';
import { isOfNow, knownCard } from '../model/revealed';
import { CardBack, MiniCard, PokerCard } from '../parts/PokerCard';
import { t } from '../texts';
import { nameOfPlace } from './describe';
import './Street.css';

/** The middle of the ring: six cards, each between the two mats that it shoulders, the own card and the Rival's. */
export function Street(shown: Shown<WesternTypes>) {
  const { open } = shown;
  return (
    <section class="street" aria-label={t().board.street}>
      <svg class="rope" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <ellipse cx="50" cy="50" rx="42" ry="42" class="rope-ground" />
        <ellipse cx="50" cy="50" rx="42" ry="42" class="rope-line" />
        <ellipse cx="50" cy="50" rx="42" ry="42" class="rope-twist" />
      </svg>
      {open.gaps.map((card, gap) => (
        <button
          key={`${gap}${card}`}
          class={`gap gap-${gap}`}
          tabIndex={-1}
          title={between(open, gap)}
          onClick={() => explain({ type: 'card', id: card })}
        >
          <PokerCard card={card} />
        </button>
      ))}
      <div class="street-middle">
        <Own {...shown} />
        <Rival {...shown} />
      </div>
    </section>
  );
}

function between(open: Open, gap: number): string {
  const card = open.gaps[gap];
  if (!card) return '';
  const next = (gap + 1) % open.gaps.length;
  return t().board.gap(t().cards.pokerCard(card), nameOfPlace(open, gap), nameOfPlace(open, next));
}

function Own(shown: Shown<WesternTypes>) {
  const { view, open } = shown;
  const { own, viewer } = view;
  if (viewer === 'spectator' || !own) return null;
  const text = t().board;
  const card = knownCard(shown, viewer);
  const hand = isOfNow(view, open) ? own.hand : [];
  if (!card && hand.length === 0) return null;
  const counts = card && changedCard(open, viewer, card);
  const choice = card ? undefined : cardChoice.value;
  /** For whoever points at them: keys and screen readers have the same cards in the prompt. */
  const pick = ({ target, currentTarget }: MouseEvent) => {
    const at = [...(currentTarget as HTMLElement).children].findIndex((one) => one.contains(target as Node));
    const picked = hand[at];
    if (picked && choice?.cards.includes(picked)) choice.pick(picked);
  };
  return (
    <figure class={`own-card${card ? '' : ' own-hand'}${choice ? ' own-offered' : ''}`}>
      <figcaption>{card ? text.yourCard : text.yourCards}</figcaption>
      <div onClick={choice && pick}>
        {card ? (
          <PokerCard card={card} size="large" player={viewer} />
        ) : (
          hand.map((one) => <PokerCard key={one} card={one} size="large" player={viewer} />)
        )}
      </div>
      {counts && counts !== card && (
        <span class="own-counts" title={text.cardNow(t().cards.pokerCard(counts))}>
          → <MiniCard card={counts} player={viewer} />
        </span>
      )}
    </figure>
  );
}

/** W3.2, W14.2: the cards in the Rival's space; whoever has seen the hidden one sees it. */
function Rival({ view, open, revealed }: Shown<WesternTypes>) {
  const { cards, shown } = open.rival;
  if (cards === 0) return null;
  const text = t().board;
  const seen = [view, ...(revealed ?? [])].find(({ own }) => own?.peeked)?.own?.peeked;
  const peeked = isOfNow(view, open) ? seen : undefined;
  const known = peeked && !shown.includes(peeked) ? [peeked, ...shown] : shown;
  return (
    <figure class={`rival-card rival${cards > 1 ? ' rival-cards' : ''}`}>
      <div>
        {Array.from({ length: Math.max(0, cards - known.length) }, (_, i) => (
          <CardBack key={i} label={text.faceDown} />
        ))}
        {known.map((card) => (
          <PokerCard key={card} card={card} />
        ))}
      </div>
      <figcaption>{cards > 1 ? text.rivalsCards : text.rivalsCard}</figcaption>
    </figure>
  );
}
