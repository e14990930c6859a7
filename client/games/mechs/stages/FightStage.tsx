import type { Seat } from '../../../../shared/core';
import { colon } from '../../../i18n';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { Scene } from '../../../../shared/games/mechs/types';
import { mySeat } from '../../../model/table';
import { nameOf } from '../../../model/names';
import { lineOf } from '../../../model/log';
import { playback } from '../../../model/playback';
import { RichText } from '../../../parts/RichText';
import { StageSkip } from '../../../parts/StageSkip';
import { Fighter } from '../art/Fighter';
import { WeaponArt } from '../art/WeaponArt';
import { faceOf } from '../model/faces';
import type { FightScene } from '../model/fight';
import { figures } from '../model/figures';
import { decision } from '../model/table';
import { t } from '../texts';
import { stagesText } from './text';
import { Backdrop } from './Backdrop';
import { FightDoor } from './fightDoor';
import { FighterHead } from './FighterHead';
import { HarmSum } from './HarmSum';
import { Hit } from './Hit';
import { Triangle } from './Triangle';
import { WeaponRack } from './WeaponRack';
import './FightStage.css';

/** M8: who fights with what, the blow, what it did and why. Drawn from the table, so a page that comes late sees it. */
export function FightStage({
  table,
  fight,
  isPicture = false,
}: {
  table: Scene;
  fight: FightScene;
  /** To be looked at only: the blow is told, whoever is to strike next. */
  isPicture?: boolean;
}) {
  const { combat, blow, end } = fight;
  const text = stagesText.text();
  const [left, right] = [combat.attacker.seat, combat.defender.seat] as const;
  const dealt = blow?.harm?.dealt;
  return (
    <section class="stage fight" aria-label={text.fight(nameOf(left), nameOf(right))}>
      <Backdrop left={left} right={right} />
      <header class="fight-heads">
        <FighterHead table={table} seat={left} lost={blow?.enemy === left ? (dealt ?? 0) : 0} />
        <p class="fight-where">
          <RichText text={text.inZone(combat.zone)} />
        </p>
        <FighterHead table={table} seat={right} lost={blow?.enemy === right ? (dealt ?? 0) : 0} isRight />
      </header>
      <div class="fight-ring">
        {[left, right].map((seat, i) => (
          <FighterFigure key={seat} table={table} fight={fight} seat={seat} isRight={i === 1} />
        ))}
        {blow && (
          <div
            key={combat.attacker.used.length + combat.defender.used.length}
            class={`fight-blow ${blow.seat === right ? 'from-right' : 'from-left'} blow-${figures.value.weapons[blow.weapon].type} seat-${blow.seat}`}
            aria-hidden="true"
          >
            <span class="fight-weapon">
              <WeaponArt weapon={blow.weapon} />
            </span>
            {dealt !== undefined && <Hit amount={dealt} />}
          </div>
        )}
        <Call fight={fight} />
      </div>
      <footer class="fight-foot">
        {!isPicture && (
          <div class="fight-buttons">
            <StageSkip />
            <FightDoor fight={fight} />
          </div>
        )}
        <div class="fight-told" role="status">
          <strong>
            <RichText text={headline(fight, isPicture)} />
          </strong>
          {blow && <HarmSum blow={blow} />}
          {blow?.after.map((event, i) => {
            const line = lineOf(event);
            return line && !end ? (
              <span key={i}>
                <RichText text={line} />
              </span>
            ) : null;
          })}
          <Points fight={fight} />
        </div>
        <WeaponRack table={table} fight={fight} seat={left} />
        <Triangle table={table} fight={fight} />
        <WeaponRack table={table} fight={fight} seat={right} isRight />
      </footer>
    </section>
  );
}

/** Counts only once the blow is told: a call says what is happening, the sum below what it came to. */
function Call({ fight: { blow, combat, end } }: { fight: FightScene }) {
  const text = stagesText.text();
  if (end || !blow || blow.line !== 'power') return null;
  return (
    <p
      class={`fight-call${blow.seat === combat.defender.seat ? ' is-right' : ''}`}
      key={`${combat.attacker.used.length}-${combat.defender.used.length}`}
    >
      {blow.counters ? text.counterBlow : text.powerBlow}
    </p>
  );
}

function FighterFigure({
  table,
  fight,
  seat,
  isRight,
}: {
  table: Scene;
  fight: FightScene;
  seat: Seat;
  isRight: boolean;
}) {
  const { blow, end, combat } = fight;
  const state = seatState(table.open, seat);
  const isHit = blow?.enemy === seat && (blow.harm?.dealt ?? 0) > 0;
  const classes = [
    'fight-figure',
    `seat-${seat}`,
    `fight-${state.status}`,
    isRight ? 'is-right' : 'is-left',
    end?.loser === seat && `is-${end.how === 'retreat' ? 'leaving' : 'down'}`,
    isHit && 'is-hit',
    blow?.seat === seat && blow.harm?.dealt === undefined && 'is-striking',
  ];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <span
        class="fight-body"
        key={`${combat.attacker.used.length}-${combat.defender.used.length}-${isHit}`}
        aria-hidden="true"
      >
        <Fighter status={state.status} face={faceOf(state)} isFlipped={isRight} />
      </span>
    </div>
  );
}

function headline({ blow, combat, end }: FightScene, isPicture: boolean): string {
  const text = stagesText.text();
  if (end) {
    if (end.how === 'retreat') return text.retreats(end.loser);
    return end.how === 'ownWeapon' ? text.ownWeapon(end.loser) : text.knockedOut(end.loser);
  }
  // Between blows it is said whose turn it is.
  if (!playback.isPlaying.value && !isPicture) {
    if (decision.value?.kind === 'attack' && combat.turn === mySeat.value) return text.choose;
    // The turn goes on when all of the blow is done: until then its attack is chosen, and somebody else is asked.
    const isStruck = blow?.seat === combat.turn || combat.turn === mySeat.value;
    if (!decision.value) return isStruck ? text.strikes(combat.turn) : text.chooses(combat.turn);
  }
  return blow ? text.strikes(blow.seat) : text.begins(combat.attacker.seat, combat.jumped);
}

/** What has just been scored, and for what; when it is over, what all of it came to. */
function Points({ fight: { points, gained, blows, end, blow } }: { fight: FightScene }) {
  const { cards } = t();
  const text = stagesText.text();
  const effect = blow && !end ? figures.value.weapons[blow.weapon][blow.line].effect : undefined;
  const scored = Object.entries(end ? points : gained.points).filter(([, vp]) => vp > 0);
  if (scored.length === 0 && !end) return null;
  return (
    <span class="fight-points">
      {end && <b>{text.blows(blows)}</b>}
      {scored.map(([seat, vp]) => (
        <b key={seat}>
          <RichText text={text.gains(Number(seat), vp)} /> {!end && text.gainedFor[gained.from]}
        </b>
      ))}
      {/* Points without damage, or more than that: it is the weapon that pays. */}
      {blow && effect?.tag === 'scorePoints' && scored.length > 0 && (
        <span>
          {colon(cards.weapons[blow.weapon])} {cards.effect(effect)}
        </span>
      )}
    </span>
  );
}
