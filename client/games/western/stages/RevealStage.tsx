import { RIVAL } from '../../../../shared/games/western/state';
import { changedCard } from '../../../../shared/games/western/ring';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { StageSkip } from '../../../parts/StageSkip';
import type { Shown } from '../../ui';
import { nameOfPlayer } from '../model/names';
import type { RevealScene } from '../model/stage';
import { classOf } from '../parts/player';
import { PokerCard } from '../parts/PokerCard';
import { t } from '../texts';
import { ChangeNote } from './ChangeNote';
import './ShowdownStage.css';

/** W8.1: everybody's card and the Rival's, all at once. */
export function RevealStage({ open, scene }: Shown<WesternTypes> & { scene: RevealScene }) {
  const text = t().stages;
  const cards = [
    ...scene.cards.map((card, player) => ({ player, card, counts: changedCard(open, player, card) })),
    ...scene.rival.map((card) => ({ player: RIVAL, card, counts: card })),
  ] satisfies { player: number; card: CardId; counts: CardId }[];
  return (
    <section class="stage showdown" aria-label={text.reveal}>
      <header class="showdown-head">
        <h2>{text.reveal}</h2>
        <p>{text.revealNote}</p>
      </header>
      <ul class="reveal-cards">
        {cards.map(({ player, card, counts }, i) => (
          <li key={`${player}-${card}`} class={classOf(player)} style={{ '--turn': i }}>
            <b class="showdown-name">{nameOfPlayer(player)}</b>
            <span class="reveal-card">
              <PokerCard card={counts} size="large" player={player} />
            </span>
            <ChangeNote open={open} player={player} counts={counts} />
          </li>
        ))}
      </ul>
      <StageSkip />
    </section>
  );
}
