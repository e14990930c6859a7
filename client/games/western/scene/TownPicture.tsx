import { powerOf } from '../../../../shared/games/western/duelists';
import type { Duelist, Posse as PosseState } from '../../../../shared/games/western/state';
import { BossBust } from '../parts/BossBust';
import { CardFace } from '../parts/CardFace';
import { Die } from '../parts/Die';
import { Dusk, DUSK_HEIGHT, DUSK_WIDTH } from '../parts/Dusk';
import { Glyph } from '../parts/Glyph';
import { classOf } from '../parts/player';
import { Posse } from '../parts/Posse';
import { Gunslinger } from '../stages/Gunslinger';
import { cardTexts } from '../texts/pages';
import type { Frame } from './frames';
import { besideOf, GAPS_3D, in3d, PLACES_3D } from './places';
import './TownPicture.css';

/** The town as one street at sundown, with everybody in it; a duel and the hand that wins come to the front. */
export function TownPicture({ frame }: { frame: Frame }) {
  const { duel, won } = frame;
  return (
    <div class={`town-picture${duel ? ' picture-duel' : ''}`}>
      <div class="picture-stage">
        <svg class="picture-dusk" viewBox={`0 0 ${DUSK_WIDTH} ${DUSK_HEIGHT}`} focusable="false">
          <Dusk />
        </svg>
        <div class="picture-street">
          <i class="picture-rope" />
          {frame.mats.map((_, place) => (
            <Front key={place} frame={frame} place={place} />
          ))}
          {frame.gaps.map((card, gap) => {
            const at = GAPS_3D[gap];
            return (
              at && (
                <span key={`${gap}${card}`} class="picture-card" style={{ transform: in3d(at) }}>
                  <CardFace card={card} />
                </span>
              )
            );
          })}
        </div>
        <i class="picture-shade" />
        {duel && <Duel frame={frame} />}
        {won && <Won key={won.place} frame={frame} />}
      </div>
    </div>
  );
}

/** A false front with its name, and who stands or lies before it. */
function Front({ frame, place }: { frame: Frame; place: number }) {
  const at = PLACES_3D[place];
  const mat = frame.mats[place];
  if (!at || !mat) return null;
  const isWon = frame.won?.place === place;
  return (
    <div
      class={`picture-front${at.z > 0 ? ' picture-near' : ''}${isWon ? ' picture-lit' : ''}`}
      style={{ transform: in3d(at) }}
    >
      <Glyph id={`front-${mat.id}`} />
      <b class="picture-name" style={at.z > 0 ? { left: `${at.turn / 16}em` } : undefined}>
        {cardTexts.text().mats[mat.id]}
      </b>
      {frame.posses
        .filter((posse) => posse.place === place)
        .map((posse) => (
          <Standing key={`${posse.player}-${posse.number}`} posse={posse} turn={at.turn} />
        ))}
    </div>
  );
}

function Standing({ posse, turn }: { posse: PosseState; turn: number }) {
  const { player, wounded } = posse;
  const nearer = wounded ? 8 : 5;
  return (
    <span
      class="picture-posse"
      style={{ transform: `translate3d(${besideOf(posse)}em, 0, ${nearer}em) rotateY(${-turn}deg)` }}
    >
      <span class="picture-lands">
        <Posse player={player} isWounded={wounded} />
      </span>
    </span>
  );
}

function Duel({ frame: { duel, seats, loser } }: { frame: Frame }) {
  if (!duel) return null;
  const { attacker, defender } = duel;
  const sides = [attacker, defender];
  return (
    <div class="picture-duelists">
      {sides.map(({ player }, i) => (
        <Gunslinger
          key={`${i}${player}`}
          seats={seats}
          player={player}
          isFlipped={i === 1}
          isDown={loser === player}
        />
      ))}
      <div class="picture-powers">
        {sides.map((duelist, i) => (
          <Power key={i} duelist={duelist} hasLost={loser === duelist.player} />
        ))}
      </div>
    </div>
  );
}

/** W6.3: the die, and the card where it counts. */
function Power({ duelist, hasLost }: { duelist: Duelist; hasLost: boolean }) {
  const { player, die, card } = duelist;
  return (
    <span class={`picture-power ${classOf(player)}${hasLost ? ' picture-lost' : ''}`}>
      <b key={powerOf(duelist)}>{die > 0 ? powerOf(duelist) : '?'}</b>
      <span>
        <span class="picture-die" key={die}>
          <Die shows={die || undefined} />
        </span>
        {card && <CardFace card={card} />}
      </span>
    </span>
  );
}

/** Who won a place, and the three cards that did it. */
function Won({ frame: { won, seats } }: { frame: Frame }) {
  if (!won) return null;
  return (
    <div class="picture-won">
      {won.hands.map(({ player, cards, rank }) => (
        <span key={player} class={`picture-hand ${classOf(player)}`}>
          <BossBust boss={seats[player]?.boss} />
          <span class="picture-cards">
            {cards.map((card, i) => (
              <CardFace key={card} card={card} player={i === 1 ? player : undefined} />
            ))}
          </span>
          <strong>{cardTexts.text().hands[rank].name}</strong>
        </span>
      ))}
    </div>
  );
}
