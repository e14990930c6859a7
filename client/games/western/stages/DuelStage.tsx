import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import { opponentOf, powerOf, rerollKind, whoIsBehind } from '../../../../shared/games/western/duelists';
import { matAt, seatState } from '../../../../shared/games/western/ring';
import { RIVAL, type Duel, type Duelist, type Open } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { StageSkip } from '../../../parts/StageSkip';
import type { Shown } from '../../ui';
import { mySeat } from '../../../model/table';
import { nameOfPlayer } from '../model/names';
import type { DuelMoment, DuelScene } from '../model/stage';
import { BossBust } from '../parts/BossBust';
import { Brand } from '../parts/Brand';
import { Die } from '../parts/Die';
import { Glyph } from '../parts/Glyph';
import { classOf } from '../parts/player';
import { PokerCard } from '../parts/PokerCard';
import { Track } from '../parts/Track';
import { Said } from '../prompts/Said';
import { t } from '../texts';
import { Gunslinger } from './Gunslinger';
import { Scenery } from './Scenery';
import './DuelStage.css';

/** W6: dice, powers, who is behind, what each could still do. Drawn from the state, so a page that comes late sees it. */
export function DuelStage({ open, scene }: Shown<WesternTypes> & { scene: DuelScene }) {
  const { duel, moments, settled } = scene;
  const { attacker, defender } = duel;
  const text = t().stages;
  const mat = t().cards.mats[matAt(open, duel.place).id];
  return (
    <section class={`stage duel-stage${settled ? ' duel-settled' : ''}`} aria-label={text.duelAt(mat)}>
      <Scenery />
      <div class="stage-sign">
        <h2>{text.duelAt(mat)}</h2>
        <p>{text.duelFor(duel.spot, duel.side)}</p>
      </div>
      {[attacker, defender].map((duelist, i) => (
        <Gunslinger
          key={i}
          seats={open.seats}
          player={duelist.player}
          isFlipped={i === 1}
          isDown={settled?.loser === duelist.player}
        />
      ))}
      <Who open={open} duel={duel} duelist={attacker} />
      <Who open={open} duel={duel} duelist={defender} />
      <div class="duel-papers">
        <Paper open={open} scene={scene} duelist={attacker} />
        <Glyph id="guns" class="duel-versus" />
        <Paper open={open} scene={scene} duelist={defender} />
      </div>
      <div class="duel-foot">
        <p class="duel-now" role="status">
          <Said text={settled ? text.won(settled.winner, settled.loser) : nowText(duel)} />
        </p>
        <ol class="duel-moments">
          {moments
            .map((moment, i) => ({ moment, i }))
            .slice(-6)
            .map(({ moment, i }) => (
              <li key={i}>
                <Said text={momentText(moment)} />
              </li>
            ))}
        </ol>
      </div>
      <StageSkip />
    </section>
  );
}

function nowText(duel: Duel): string {
  const text = t().stages;
  if (!duel.attacker.die || !duel.defender.die) return text.rolling;
  const behind = whoIsBehind(duel);
  return text.acts(behind.player, behindBy(duel, behind));
}

/** W6.4: nothing at a tie, which the defender leads. */
function behindBy(duel: Duel, duelist: Duelist): number {
  return powerOf(opponentOf(duel, duelist)) - powerOf(duelist);
}

function momentText({ event, player, isReroll }: DuelMoment): string {
  const text = t().stages.moments;
  switch (event.type) {
    case 'dieRolled':
      return isReroll ? text.rerolls(player, event.die) : text.rolls(player, event.die);
    case 'cardShown':
      return text.adds(player, valueOf(event.card));
    case 'rivalDrew':
      return text.draws(player, valueOf(event.card));
  }
}

/** Who fights, as what, and with how much left to pay for rerolls. */
function Who({ open, duel, duelist }: { open: Open; duel: Duel; duelist: Duelist }) {
  const { player } = duelist;
  const text = t().stages;
  const isAttacker = duelist === duel.attacker;
  const state = player === RIVAL ? undefined : seatState(open, player);
  const kind = rerollKind(duel, duelist);
  return (
    <div class={`duel-who ${classOf(player)} ${isAttacker ? 'duel-left' : 'duel-right'}`}>
      <span class="duel-bust">
        <BossBust boss={player === RIVAL ? 'rival' : state?.boss} />
        <Brand player={player} />
      </span>
      <b class="duel-name">{nameOfPlayer(player)}</b>
      <small>
        {isAttacker ? text.attacker : text.defender}
        {player === mySeat.value && ` · ${text.you}`}
      </small>
      {state ? (
        <>
          <Track kind={kind} has={state.influence[kind]} />
          <small class="duel-means">
            {text.rerolls(kind)}
            {state.card && ` · ${text.cardOpen}`}
          </small>
        </>
      ) : (
        <small class="duel-means">{text.rivalWay}</small>
      )}
    </div>
  );
}

/** W6.3: the die, and the card where it counts. */
function Paper({ open, scene, duelist }: { open: Open; scene: DuelScene; duelist: Duelist }) {
  const { duel, settled, moments } = scene;
  const { player, die, card } = duelist;
  const text = t().stages;
  const hasRolled = duel.attacker.die > 0 && duel.defender.die > 0;
  const isBehind = hasRolled && whoIsBehind(duel) === duelist;
  const by = behindBy(duel, duelist);
  const rolls = moments.filter(
    ({ event, player: one }) => event.type === 'dieRolled' && one === player,
  ).length;
  const isOpenBefore = player !== RIVAL && seatState(open, player).card !== undefined && !card;
  return (
    <div class={`duel-paper paper ${isBehind ? 'is-behind' : 'is-ahead'}`}>
      <u>{text.power}</u>
      <b class="duel-power" key={powerOf(duelist)}>
        {die > 0 ? powerOf(duelist) : '?'}
      </b>
      <span class="duel-parts">
        <span class="duel-die" key={rolls}>
          <Die shows={die || undefined} label={die > 0 ? text.dieShows(die) : undefined} />
        </span>
        <i>+</i>
        {card ? (
          <span class="duel-card" key={`${suitOf(card)}${valueOf(card)}`}>
            <PokerCard card={card} />
          </span>
        ) : (
          <span class="duel-slot">{isOpenBefore ? text.cardSpent : text.noCard}</span>
        )}
      </span>
      <span class="duel-stamp" key={settled ? 'end' : `${isBehind}-${by}`}>
        {settled ? (
          <span class={`stamp${settled.winner === player ? ' stamp-good' : ''}`}>
            {settled.winner === player ? text.wins : text.wounded}
          </span>
        ) : (
          hasRolled && (
            <span class={`stamp${isBehind ? '' : ' stamp-good'}`}>
              {isBehind ? text.behindBy(by) : text.ahead(by)}
            </span>
          )
        )}
      </span>
    </div>
  );
}
