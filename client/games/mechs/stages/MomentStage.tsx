import type { ComponentChildren } from 'preact';
import { rowOf, seatState, valueOf } from '../../../../shared/games/mechs/arena';
import { maxHealth } from '../../../../shared/games/mechs/tracks';
import type { Scene } from '../../../../shared/games/mechs/types';
import { RichText } from '../../../parts/RichText';
import { BODIES, Fighter } from '../art/Fighter';
import { faceOf } from '../model/faces';
import type { Harm } from '../model/harm';
import type { Moment, TokenScene } from '../model/stage';
import { t } from '../texts';
import { stagesText } from './text';
import { Sum, type Part } from './HarmSum';
import { Hit } from './Hit';
import './MomentStage.css';

/** Something short that deserves to be felt: it lies beside where it happens, never on it. */
export function MomentStage({ table, moment }: { table: Scene; moment: Moment }) {
  const seat = moment.type === 'round' ? moment.starter : moment.seat;
  const zone = 'zone' in moment ? moment.zone : table.open.seats[seat]?.zone;
  const isLow = zone !== undefined && rowOf(zone) < 2 && moment.type !== 'round';
  return (
    <div
      key={keyOf(moment)}
      class={`occasion occasion-${moment.type} seat-${seat}${isLow ? ' is-low' : ''}`}
      data-moment={moment.type}
    >
      <Inside table={table} moment={moment} />
    </div>
  );
}

function keyOf(moment: Moment): string {
  return moment.type === 'round' ? `round-${moment.round}` : `${moment.type}-${moment.seat}`;
}

function Inside({ table, moment }: { table: Scene; moment: Moment }) {
  const text = stagesText.text();
  const { open } = table;
  switch (moment.type) {
    case 'round':
      return (
        <>
          <Figure table={table} seat={moment.starter} />
          <Words title={text.round(moment.round)} lines={[text.goesFirst(moment.starter)]} />
        </>
      );
    case 'token':
      return <Token table={table} token={moment} />;
    case 'knockOut':
      return (
        <>
          <Figure table={table} seat={moment.seat} isDown />
          <Words title={text.knockOut} lines={[text.knockOutBy[moment.cause](moment.seat, moment.by)]} />
        </>
      );
    case 'return':
      return (
        <>
          <Figure table={table} seat={moment.seat} />
          <Words
            title={text.back[moment.reason]}
            lines={[
              text.backAt(moment.seat, moment.to),
              text.leaves(moment.seat, seatState(open, moment.seat).hp),
            ]}
          />
        </>
      );
    case 'boarding':
      return (
        <>
          <Figure table={table} seat={moment.seat} />
          <Words
            title={moment.side ? t().cards.sides[moment.side].name : text.boards[moment.status]}
            lines={[
              ...(moment.side ? [text.boards.mech] : []),
              text.boardsText(moment.seat, maxHealth(table, moment.seat)),
              ...(moment.points > 0 ? [text.gains(moment.seat, moment.points)] : []),
            ]}
          />
        </>
      );
  }
}

function Figure({ table, seat, isDown }: { table: Scene; seat: number; isDown?: boolean }) {
  const state = seatState(table.open, seat);
  return (
    <span class={`occasion-figure is-${state.status}${isDown ? ' is-down' : ''}`}>
      <Fighter status={state.status} face={faceOf(state)} />
    </span>
  );
}

/** On its way: less what has been taken from it already. */
function stillOf({ announced, changes }: Harm): number {
  return changes.reduce((sum, { amount }) => sum + amount, announced);
}

/** M7.1, M7.2: what the number is made of, who laid it, what it cost. */
function Token({ table, token }: { table: Scene; token: TokenScene }) {
  const text = stagesText.text();
  const { kind, owner, zone, number, harm, seat } = token;
  const value = valueOf(table.open, zone);
  const start: Part[] = [
    { amount: value, words: text.zoneValue },
    ...(number === undefined ? [] : [{ amount: number, words: text.mineNumber }]),
  ];
  const { width, height } = BODIES[kind];
  return (
    <>
      <span class={`occasion-thing seat-${owner}`}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <use href={`#art-${kind}`} />
        </svg>
        <Hit key={harm.dealt} amount={harm.dealt ?? stillOf(harm)} />
      </span>
      <Words
        title={text.token[kind]}
        lines={[
          text.tokenOf[kind](owner),
          ...(harm.dealt === undefined ? [] : [text.leaves(seat, seatState(table.open, seat).hp)]),
        ]}
      >
        <Sum start={start} changes={harm.changes} dealt={harm.dealt} />
      </Words>
    </>
  );
}

function Words({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children?: ComponentChildren;
}) {
  return (
    <div class="occasion-words">
      <strong>{title}</strong>
      {children}
      {lines.map((line, i) => (
        <span key={i}>
          <RichText text={line} />
        </span>
      ))}
    </div>
  );
}
