import { GAMES } from '../games';
import type { GameCard } from '../games/card';
import { t } from '../i18n';
import { Suspense } from '../parts/lazy';
import { chooseGame, game } from '../model/game';
import './GameCards.css';

/** Every game with its picture; everything else on the page is about the one that is chosen. */
export function GameCards() {
  return (
    <ul class="game-cards" aria-label={t().home.games.title}>
      {GAMES.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { card: GameCard }) {
  const { id, picture, sizes } = card;
  const text = t().home.games;
  const { name, short, solo } = card.text();
  const isChosen = id === game.value.id;
  return (
    <button type="button" class="game-card" aria-pressed={isChosen} onClick={() => chooseGame(id)}>
      <span class="game-art">
        <Suspense of={picture} />
        {isChosen && <span class="game-tag">{text.chosen}</span>}
      </span>
      <span class="game-words">
        <strong>{name}</strong>
        <span class="game-players">{text.players(solo ? 1 : Math.min(...sizes), Math.max(...sizes))}</span>
        <span class="game-short">{short}</span>
      </span>
    </button>
  );
}
