import { CELLS, rowOf, zoneName, type Open, type ZoneId } from '../../../../shared/games/mechs';

export { at } from '../../../../shared/games/mechs/drawn/drawing';

/** The arena of a state as a drawing, without the mines' numbers: for messages of failed tests. */
export function draw(open: Open): string {
  const cell = (zone: ZoneId) => {
    const form = open.zones[zone];
    if (!form) return '..';
    const letter = form.kind === 'resource' ? form.gives[0]![0] : form.kind[0];
    const pieces = [
      open.mech.zone === zone && open.mech.holder === undefined ? 'M' : '',
      ...open.seats.map((state, seat) => (state.zone === zone ? 'ABCD'[seat] : '')),
      ...open.tokens
        .filter((token) => token.zone === zone)
        .map((token) => 'abcd'[token.seat]! + (token.kind === 'mine' ? '?' : 't')),
    ].join('');
    return `${form.value}${letter}${pieces && `:${pieces}`}`;
  };
  const rows: string[] = [];
  for (let zone = 0; zone < CELLS; zone++) {
    const row = rowOf(zone);
    rows[row] = `${rows[row] ?? ''}${cell(zone).padEnd(8)}`;
  }
  return rows.join('\n');
}

/** The tokens in the arena as "bt B3" (seat B's turret) and "am C2" (seat A's mine), sorted. */
export function tokensIn(open: Open): string[] {
  return open.tokens
    .map(({ seat, kind, zone }) => `${'abcd'[seat]}${kind === 'mine' ? 'm' : 't'} ${zoneName(zone)}`)
    .sort();
}
