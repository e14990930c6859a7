import type { TableOrder } from '../../shared/protocol/settings';
import { GAMES } from '../games';
import { t } from '../i18n';
import { chooseGame, game } from '../model/game';
import { Link } from '../parts/Link';
import './GameCards.css';

/** Every game with its picture, and one press to play it; the doors below are for the one that was chosen last. */
export function GameCards({
  isBusy,
  onOpen,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
}) {
  const text = t().home.games;
  return (
    <ul class="game-cards" aria-label={text.title}>
      {GAMES.map((card) => {
        const { id, Picture } = card;
        const { name, tagline } = card.text();
        return (
          <li key={id} class={`panel game-card${id === game.value.id ? ' game-chosen' : ''}`}>
            <Picture />
            <h2>{name}</h2>
            <p>{tagline}</p>
            <div class="game-ways">
              <button
                class="button primary"
                disabled={isBusy}
                aria-label={text.playLabel(name)}
                onClick={(event) => {
                  chooseGame(id);
                  onOpen(event, { bots: ['rookie'], clock: 'relaxed' });
                }}
              >
                {text.play}
              </button>
              <Link class="button quiet" to={{ screen: 'rules', game: id }} label={text.rulesLabel(name)}>
                {text.rules}
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
