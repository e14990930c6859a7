import {
  zoneName,
  type DecisionKind,
  type MechsDecisions,
  type MechsEvent,
  type ScoreSource,
  type SeatState,
} from '../../../../shared/games/mechs';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import { draw } from './drawing';
import type { Scenario, SeatLetter } from './scenario';

/** What tests of rules say about a position, in the words of the game. Import this file to have them. */
type Tracks = Partial<
  Pick<SeatState, 'hp' | 'energy' | 'credits' | 'vp' | 'mines' | 'turrets' | 'status' | 'adHoc'>
>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way jest's types are extended
  namespace jest {
    interface Matchers<R> {
      toBeAsked(letter: SeatLetter, kind: DecisionKind): R;
      /** The pilot stands in that zone, "C3". */
      toHavePilotAt(letter: SeatLetter, zone: string): R;
      toHaveTracks(letter: SeatLetter, tracks: Tracks): R;
      /** Points by source over the whole match. */
      toHaveScored(letter: SeatLetter, vp: number, source: ScoreSource): R;
      /** That answer is among the options of the seat's decision, which must be of that kind. */
      toOffer<K extends DecisionKind>(letter: SeatLetter, kind: K, answer: MechsDecisions[K]['answer']): R;
      /** The options of a decision about zones are just these, in any order. */
      toOfferZones(letter: SeatLetter, kind: 'base' | 'refuge' | 'spikerZone', ...zones: string[]): R;
      /** An event that has at least these fields happened. */
      toHaveSeen(event: Partial<MechsEvent> & { type: MechsEvent['type'] }): R;
    }
  }
}

const verdict = (pass: boolean, s: Scenario, text: string) => ({
  pass,
  message: () => `${text}\n${draw(s.open)}`,
});

expect.extend({
  toBeAsked(s: Scenario, letter: SeatLetter, kind: DecisionKind) {
    const asked = s.asked(letter);
    return verdict(asked === kind, s, `${letter} is asked ${asked ?? 'nothing'}, not ${kind}`);
  },
  toHavePilotAt(s: Scenario, letter: SeatLetter, zone: string) {
    return verdict(s.where(letter) === zone, s, `${letter} is at ${s.where(letter)}, not at ${zone}`);
  },
  toHaveTracks(s: Scenario, letter: SeatLetter, tracks: Tracks) {
    const seat = s.seat(letter);
    const wrong = (Object.keys(tracks) as (keyof Tracks)[]).filter((key) => seat[key] !== tracks[key]);
    const found = wrong.map((key) => `${key} ${seat[key]} instead of ${tracks[key]}`).join(', ');
    return verdict(wrong.length === 0, s, `${letter} has ${found || 'just that'}`);
  },
  toHaveScored(s: Scenario, letter: SeatLetter, vp: number, source: ScoreSource) {
    const scored = totalSheet(s.seat(letter).scores)[source];
    return verdict(scored === vp, s, `${letter} scored ${scored} by ${source}, not ${vp}`);
  },
  toOffer(s: Scenario, letter: SeatLetter, kind: DecisionKind, answer: unknown) {
    const options = s.options(letter, kind);
    const offered = options.some((option) => this.equals(option, answer));
    return verdict(offered, s, `${letter} is offered ${JSON.stringify(options)}`);
  },
  toOfferZones(s: Scenario, letter: SeatLetter, kind: 'base' | 'refuge' | 'spikerZone', ...zones: string[]) {
    const offered = s.options(letter, kind).map(zoneName).sort();
    return verdict(
      this.equals(offered, zones.slice().sort()),
      s,
      `${letter} is offered ${offered.join(' ')}`,
    );
  },
  toHaveSeen(s: Scenario, event: Partial<MechsEvent> & { type: MechsEvent['type'] }) {
    const isIt = (seen: MechsEvent) =>
      Object.entries(event).every(([key, value]) => this.equals(seen[key as keyof MechsEvent], value));
    const alike = s.match.events.filter((seen) => seen.type === event.type);
    return verdict(s.match.events.some(isIt), s, `no such event; of that type: ${JSON.stringify(alike)}`);
  },
});
