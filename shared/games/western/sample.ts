import {
  copyOf,
  seedFrom,
  shuffled,
  startRandom,
  times,
  type Knowledge,
  type Position,
  type Random,
  type Seat,
} from '../../core';
import { BOSSES, BUILDINGS, type BossId, type BuildingId } from './catalog/ids';
import { STREAMS } from './piles';
import { imagineCards, type ImaginedCards } from './sampleCards';
import { bossesDealt } from './setup';
import type { Open, Secret } from './state';
import type { WesternTypes } from './types';

/**
 * A full state that fits everything a viewer knows: at the last boundary, with the inputs and the known draws that
 * lead from there to the present moment. What the viewer cannot know is drawn at random among what is possible.
 */
export function sample(knowledge: Knowledge<WesternTypes>, random: Random): Position<WesternTypes> {
  const { boundary, asked, since } = knowledge;
  const cards = imagineCards(knowledge, random);
  const bosses = unseenBosses(knowledge, random);
  const secrets = boundary.open.seats.map((_, seat): Secret => {
    if (boundary.viewer === seat && boundary.own) return copyOf(boundary.own);
    return imaginedSecret(knowledge, seat, cards, bosses);
  });
  return {
    state: {
      open: copyOf(boundary.open),
      secrets,
      hidden: {
        deck: imaginedDeck(knowledge, random),
        draw: cards.draw,
        discard: cards.discard,
        rival: cards.rival,
      },
      random: startRandom(seedFrom(random)),
    },
    asked,
    inputs: since,
    draws: {
      [STREAMS.dice]: newsOf(knowledge).flatMap((event) =>
        event.type === 'dieRolled' ? [event.die - 1] : [],
      ),
      [STREAMS.rivalDice]: newsOf(knowledge).flatMap((event) =>
        event.type === 'rivalRolled' ? [event.die - 1] : [],
      ),
      [STREAMS.reshuffle]: cards.reshuffles,
    },
  };
}

/** What has happened since the boundary. */
function newsOf({ events, eventsAtBoundary }: Knowledge<WesternTypes>) {
  return events.slice(eventsAtBoundary);
}

function imaginedSecret(
  { config, boundary }: Knowledge<WesternTypes>,
  seat: Seat,
  { hands, kept, given, peeked }: ImaginedCards,
  unseen: BossId[],
): Secret {
  const { boss } = boundary.open.seats[seat] as Open['seats'][number];
  const others = times(bossesDealt(config) - Number(boss !== undefined), () => unseen.pop());
  return {
    bosses: [boss, ...others].filter((one) => one !== undefined),
    hand: hands[seat] ?? [],
    card: kept[seat],
    given: given[seat] ?? [],
    returned: [],
    peeked: peeked[seat],
  };
}

/** Bosses that could be in others' hands (W16.7). */
function unseenBosses({ boundary }: Knowledge<WesternTypes>, random: Random): BossId[] {
  const shown = boundary.open.seats.map(({ boss }) => boss);
  const own = boundary.own?.bosses ?? [];
  return shuffled(BOSSES, random).filter((boss) => !shown.includes(boss) && !own.includes(boss));
}

/** The unseen buildings; those that came up since the boundary lie on top. */
function imaginedDeck(knowledge: Knowledge<WesternTypes>, random: Random): BuildingId[] {
  const { mats, seats, rival } = knowledge.boundary.open;
  const seen = new Set<BuildingId | undefined>([
    ...mats.flatMap(({ slot, porch }) => [slot, ...porch]),
    ...seats.flatMap(({ buildings }) => buildings),
    ...rival.buildings,
  ]);
  // Only in Placement: what fills slots at the end of a round is no news, nobody is asked anything before the next.
  const drawn = newsOf(knowledge).flatMap((event) => {
    if (event.type === 'buildingsShown') return event.buildings;
    return event.type === 'slotRefilled' ? [event.building] : [];
  });
  const rest = shuffled(BUILDINGS, random).filter((id) => !seen.has(id) && !drawn.includes(id));
  return rest.concat(drawn.reverse());
}
