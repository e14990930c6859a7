import { comingGains, type Coming } from '../../../../client/games/western/model/comingGains';
import { posseSourceOf, sourceOf } from '../../../../client/games/western/model/sources';
import { log } from '../../../../client/i18n/en/western/log';
import { SHERIFF, type WesternEvent } from '../../../../shared/games/western';
import { CONFIGS, playMatch } from '../support/play';

const plain = (line: string) => line.replace(/[^\w ]/g, ' ');

describe('the log names what paid', () => {
  const sources = new Set<string>();
  /** By number of the event: what the rules offered, as it was when it was chosen. */
  const known = new Map<WesternEvent, Coming>();
  const matches = CONFIGS.flatMap((config) =>
    [21, 22, 23].map((seed) => {
      let asked: { from: number; seat: number; coming: Coming }[] = [];
      return playMatch({ config, seed }, (match) => {
        // What was chosen at once is gained at once, when the last one has chosen.
        const choosing = match.waitingFor().flatMap((seat) => {
          const { kind, about } = match.decision(seat)!;
          if (kind !== 'wild' || (about as { cause: string }).cause !== 'resolution') return [];
          const coming = comingGains({ open: structuredClone(match.state.open), config }, seat);
          return [{ from: match.events.length, seat, coming }];
        });
        for (const { from, seat, coming } of asked)
          for (const event of match.events.slice(from))
            if (event.type === 'influenceGained' && event.cause === 'resolution' && event.seat === seat)
              known.set(event, coming);
        asked = [...asked.filter(({ from }) => from === match.events.length), ...choosing];
      });
    }),
  );

  test('W8.2 at the start of Resolution: Wanted, boss and porches, those that did', () => {
    let compared = 0;
    for (const { events } of matches) {
      events.forEach((event, at) => {
        if (event.type !== 'influenceGained' || event.cause !== 'resolution') return;
        const { coming } = sourceOf(event, events.slice(0, at + 1));
        const { isWanted, boss, buildings } = coming!;
        expect(isWanted || boss !== undefined || buildings.length > 0).toBe(true);
        if (known.has(event)) expect(coming).toEqual(known.get(event));
        compared += Number(known.has(event));
        if (isWanted) sources.add('wanted');
        for (const one of [...buildings, ...(boss ? [boss] : [])]) sources.add(one);
      });
    }
    expect(compared).toBeGreaterThan(20);
    expect(sources).toContain('wanted');
    expect(sources.size).toBeGreaterThan(4);
  });

  test('W8.5 at a mat: the one whose hand the seat has just won', () => {
    let count = 0;
    for (const { events } of matches) {
      events.forEach((event, at) => {
        if (event.type !== 'influenceGained' || (event.cause !== 'pot' && event.cause !== 'right')) return;
        const { place } = sourceOf(event, events.slice(0, at + 1));
        const mat = events.slice(0, at).findLast((one) => one.type === 'matResolved' && one.place === place);
        expect((mat as { winners: number[] }).winners).toContain(event.seat);
        expect(plain(log.influenceGained(event, { place }))).toMatch(
          /the pot of the|winning the hand at the/,
        );
        count++;
      });
    }
    expect(count).toBeGreaterThan(100);
  });

  test('W8.6, W10.4, W12.1 what a third posse is gained for', () => {
    const seen = new Set<string | undefined>();
    for (const { events } of matches) {
      events.forEach((event, at) => {
        if (event.type !== 'thirdPosseGained') return;
        const source = posseSourceOf(event, events.slice(0, at + 1));
        seen.add(source);
        const round = events.slice(0, at).findLastIndex(({ type }) => type === 'roundStarted');
        const bought = events
          .slice(round, at)
          .some((one) => one.type === 'buildingBought' && one.player === event.seat);
        const isAfterBuying = events.slice(round, at).some(({ type }) => type === 'hallCompared');
        expect(source === 'boughtNothing').toBe(isAfterBuying && !bought);
        const won = events
          .slice(round, at)
          .some(
            (one) => one.type === 'matResolved' && one.place === SHERIFF && one.winners.includes(event.seat),
          );
        if (source === 'pot') expect(won).toBe(true);
      });
    }
    expect([...seen].sort()).toEqual(['boughtNothing', 'pot', 'trainStation']);
  });

  test('in general words where the beginning of the match is not known', () => {
    const event = { type: 'influenceGained', seat: 0, kind: 'law', amount: 1, cause: 'resolution' } as const;
    expect(sourceOf(event, [event])).toEqual({ coming: undefined });
    const [started] = matches[0]!.events as [WesternEvent];
    const strange = { type: 'stampede' } as unknown as WesternEvent;
    expect(sourceOf(event, [started, strange, event])).toEqual({ coming: undefined });
    expect(log.influenceGained(event, {})).toContain('for Wanted, boss or porches');
  });
});
