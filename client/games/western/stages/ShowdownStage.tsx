import type { ShownHand } from '../../../../shared/games/western/events';
import { isSolo, leftCard, matAt, potOf, rightCard } from '../../../../shared/games/western/ring';
import { RIVAL, SHERIFF, TOWN_HALL, type Open, type Player } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { RuleLink } from '../../../parts/RuleLink';
import { StageSkip } from '../../../parts/StageSkip';
import type { Shown } from '../../ui';
import { figures } from '../model/figures';
import { nameOfPlayer } from '../model/names';
import type { Gained, HandsScene } from '../model/stage';
import { fromBest, inOrder, reasonsFor } from '../model/why';
import { BossBust } from '../parts/BossBust';
import { Glyph } from '../parts/Glyph';
import { handName } from '../parts/HandRibbon';
import { KindIcons } from '../parts/KindIcon';
import { classOf } from '../parts/player';
import { PokerCard } from '../parts/PokerCard';
import { Said } from '../prompts/Said';
import { t } from '../texts';
import { ChangeNote } from './ChangeNote';
import { Why } from './Why';
import './ShowdownStage.css';

/** W8.3, W10.1: the hands at a place from the best on, why each is in front of the next, and what is won. */
export function ShowdownStage({ open, scene }: Shown<WesternTypes> & { scene: HandsScene }) {
  const { place, hands, order, type } = scene;
  const text = t().stages;
  const { id, owner } = matAt(open, place);
  const isHall = type === 'hall';
  const sorted = isHall
    ? inOrder(hands, order)
    : fromBest(hands, leftCard(open, place), rightCard(open, place));
  const winners = scene.claimed === undefined ? order : firstOf(order, scene.claimed);
  const people = hands.filter(({ player }) => player !== RIVAL).length;
  return (
    <section class="stage showdown" aria-label={text.showdownAt(t().cards.mats[id])}>
      <header class={`showdown-head ${owner === undefined ? '' : classOf(owner)}`}>
        <Glyph id={`front-${id}`} class="showdown-front" />
        <h2>{t().cards.mats[id]}</h2>
        <p>
          {isHall ? text.hallNote : text.company(people, isSolo(open))}{' '}
          <RuleLink rule={isHall ? 'W10.1' : 'W8.4'} />
        </p>
        {place !== TOWN_HALL && <Pot open={open} scene={scene} />}
      </header>
      <Before scene={scene} />
      <ol class="showdown-hands">
        {sorted.map((hand, i) => (
          <Hand
            key={hand.player}
            open={open}
            scene={scene}
            hand={hand}
            order={winners}
            delay={sorted.length - 1 - i}
          />
        ))}
      </ol>
      <ul class="showdown-why">
        {scene.claimed !== undefined && (
          <li>
            <Said text={text.claimed(scene.claimed)} /> <RuleLink rule="S54" />
          </li>
        )}
        {reasonsFor(sorted, isHall).map((reason, i) => (
          <li key={i}>
            <Why open={open} reason={reason} people={people} />
          </li>
        ))}
        {!isHall && order.length === 0 && (
          <li>
            {text.nobodyWins} <RuleLink rule="W8.4" />
          </li>
        )}
      </ul>
      <Gains gains={scene.gains} />
      <StageSkip />
    </section>
  );
}

/** The mats of this round that are done, and who won them. */
function Before({ scene: { before } }: { scene: HandsScene }) {
  if (before.length === 0) return null;
  return (
    <ol class="showdown-before">
      {before.map(({ place, winners }) => (
        <li key={place}>
          <Said text={t().stages.matDone(place, winners)} />
        </li>
      ))}
    </ol>
  );
}

function Pot({ open, scene: { place } }: { open: Open; scene: HandsScene }) {
  const text = t().stages;
  return (
    <span class="showdown-pot">
      {text.pot}{' '}
      {place === SHERIFF ? (
        <Said text={t().prompts.lines.sheriffPot} />
      ) : (
        <KindIcons kind={potOf(matAt(open, place))} count={figures.value.pot} />
      )}
    </span>
  );
}

const firstOf = (order: readonly Player[], first: Player) => [
  first,
  ...order.filter((player) => player !== first),
];

interface HandProps {
  readonly open: Open;
  readonly scene: HandsScene;
  readonly hand: ShownHand;
  /** At the Town Hall as they buy, also where somebody paid to be first (S54). */
  readonly order: readonly Player[];
  /** Hands are named from the worst to the best. */
  readonly delay: number;
}

function Hand({ open, scene, hand, order, delay }: HandProps) {
  const { place, type } = scene;
  const { player, card, rank } = hand;
  const text = t().stages;
  const left = leftCard(open, place);
  const right = rightCard(open, place);
  const at = order.indexOf(player);
  const wins = type === 'hall' ? at === 0 : at >= 0;
  return (
    <li class={`showdown-hand ${classOf(player)}${wins ? ' is-winner' : ''}`} style={{ '--turn': delay }}>
      <span class="showdown-who">
        <BossBust boss={player === RIVAL ? 'rival' : open.seats[player]?.boss} />
        <b class="showdown-name">{nameOfPlayer(player)}</b>
        {type === 'mat' && <small>{standsOn(open, scene, hand)}</small>}
      </span>
      <span class="showdown-cards">
        <PokerCard card={left} />
        <span class="showdown-own">
          <PokerCard card={card} player={player} />
        </span>
        <PokerCard card={right} />
      </span>
      <ChangeNote open={open} player={player} counts={card} />
      <strong class="showdown-rank">{handName({ rank, left, right, own: card })}</strong>
      {(wins || type === 'hall') && (
        <span class={`stamp${wins ? '' : ' stamp-plain'}`}>
          {type === 'hall' ? text.buysAt(at + 1) : text.winsStamp}
        </span>
      )}
    </li>
  );
}

function standsOn({ posses }: Open, { place }: HandsScene, { player }: ShownHand): string {
  const text = t().stages;
  const here = posses.filter((posse) => posse.place === place && posse.player === player);
  const spots = here
    .filter(({ wounded }) => !wounded)
    .map(({ spot, side }) => t().prompts.spotShort(spot, side));
  if (spots.length > 0) return text.standing(spots.map((spot) => spot.toLowerCase()));
  return here.length > 0 ? text.woundedOn : '';
}

function Gains({ gains }: { gains: readonly Gained[] }) {
  const text = t().stages;
  if (gains.length === 0) return null;
  const seats = [...new Set(gains.map(({ seat }) => seat))];
  return (
    <p class="showdown-gains" role="status">
      {seats.map((seat) => (
        <span key={seat}>
          <Said text={text.gains(seat)} />{' '}
          {gains
            .filter((one) => one.seat === seat)
            .map(({ kind, amount }, i) =>
              kind === 'posse' ? (
                <b key={i}>{text.thirdPosse}</b>
              ) : (
                <KindIcons key={i} kind={kind} count={amount} />
              ),
            )}
        </span>
      ))}
    </p>
  );
}
