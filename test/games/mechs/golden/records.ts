import { createHash } from 'node:crypto';
import type { Input } from '../../../../shared/core';
import type { GameKit } from '../../../../shared/games';
import type { MechsState, MechsTypes } from '../../../../shared/games/mechs';
import { mechsKit } from '../../../../shared/games/mechs/kit';
import { playMatch, SEATS, type MechsMatch } from '../support/play';
import { keenPlayer, uniformPlayer } from '../support/players';

/** A stored record with what it came to under the rules that made it. */
export interface GoldenRecord {
  readonly record: ReturnType<MechsMatch['record']>;
  readonly digest: string;
}

const WHOLE = 6;
const ALL = 20;
const ALONE = 2;
const SHORT_INPUTS = 60;

/** Twenty records: six whole matches, and the beginnings of others; and two of one person against robot pilots. */
export function makeRecords(): GoldenRecord[] {
  const together = Array.from({ length: ALL }, (_, i) => {
    const play = { seats: SEATS[i % 3]!, seed: 1000 + i, player: i % 4 === 0 ? uniformPlayer : keenPlayer };
    const whole = playMatch({ ...play, rearrangeEvery: 7 }).record();
    return i < WHOLE ? whole : { ...whole, inputs: whole.inputs.slice(0, SHORT_INPUTS) };
  });
  const alone = Array.from({ length: ALONE }, (_, i) =>
    playMatch({ seats: 3, solo: true, seed: 1100 + i, player: keenPlayer, rearrangeEvery: 7 }).record(),
  );
  return [...together, ...alone].map((record) => ({ record, digest: digestOf(mechsKit, record) }));
}

/** Everything that was asked, and what it came to. How states and events are written down does not matter. */
export function digestOf(
  { runner, rules }: GameKit<MechsTypes>,
  { config, seed, inputs }: GoldenRecord['record'],
): string {
  const match = runner.begin(rules, config, seed);
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash.update(canonical(asked(match)));
    take(match, input);
  }
  hash.update(canonical({ asked: asked(match), end: summaryOf(match.state), outcome: resultOf(match) }));
  return hash.digest('hex').slice(0, 16);
}

function take(match: MechsMatch, input: Input): void {
  const verdict = match.submit(input);
  if (!verdict.ok) throw new Error(`An input is refused now: ${verdict.code}.`);
}

function asked(match: MechsMatch): unknown {
  return match.waitingFor().map((seat) => {
    const { id, kind, options } = match.decision(seat)!;
    return { seat, id, kind, options };
  });
}

function summaryOf({ open, secrets, hidden }: MechsState): unknown {
  return {
    seats: open.seats.map(({ zone, status, side, hp, energy, credits, vp, equipped, weapons, adHoc }) => ({
      ...{ zone, status, side, hp, energy, credits, vp, equipped, adHoc },
      weapons: weapons.map(({ id, purchased }) => ({ id, purchased })),
    })),
    tokens: open.tokens.map(({ id, kind, seat, zone }) => ({ id, kind, seat, zone })),
    numbers: secrets.map(({ supply, placed }) => ({ supply, placed })),
    mech: { zone: open.mech.zone, holder: open.mech.holder },
    row: open.row,
    deck: hidden.deck,
  };
}

function resultOf({ outcome }: MechsMatch): unknown {
  return (
    outcome && {
      winners: outcome.winners,
      seats: outcome.seats.map(({ points: vp, place, total, rounds }) => ({ vp, place, total, rounds })),
    }
  );
}

/** JSON with the names of every object in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
