import { Match, quickRandom, shuffled, type Random } from '../../../../shared/core';
import { isEmpty, mechs, type MechsState } from '../../../../shared/games/mechs';
import { loadout } from '../../../../shared/games/mechs/weapons';
import type { MechsMatch } from './play';

/**
 * A match that begins where matches rarely get: everybody in armor, with full tracks, advanced weapons and
 * all turrets out. From there random play reaches the rare rules.
 */
export function richStart(fresh: MechsMatch, seed: number): MechsMatch {
  const random = quickRandom(seed);
  while (fresh.state.open.phase !== 'program') {
    for (const seat of fresh.waitingFor()) {
      const decision = fresh.decision(seat)!;
      fresh.submit({ type: 'answer', seat, id: decision.id, answer: mechs.randomAnswer(decision, random) });
    }
  }
  const position = fresh.position();
  enrich(position.state, random);
  return Match.resume(mechs, fresh.config, position);
}

function enrich({ open, secrets, hidden }: MechsState, random: Random): void {
  const each = Math.floor(hidden.deck.length / open.seats.length);
  const isBasic = (id: string) => id in open.piles;
  open.seats.forEach((state, seat) => {
    const { order } = secrets[seat]!;
    for (const id of hidden.deck.splice(0, each)) {
      state.weapons.push({ id, purchased: true });
      order.unshift({ weapon: id, stowed: false });
    }
    Object.assign(state, { status: 'armor', hp: 9, energy: 9, credits: 9 });
    state.equipped = loadout(order, state.status, isBasic);
    const free = shuffled([...open.zones.keys()], random).filter(
      (zone) => open.zones[zone] && isEmpty(open, zone),
    );
    for (const zone of free.slice(0, state.turrets)) {
      open.tokens.push({ id: ++open.tokensPlaced, kind: 'turret', seat, zone });
      state.turrets--;
    }
  });
  open.deckCount = hidden.deck.length;
}
