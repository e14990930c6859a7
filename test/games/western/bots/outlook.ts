import { CARDS, type CardId, type Secret, type WesternConfig } from '../../../../shared/games/western';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { newMatch } from '../support/play';

/** A table set up by hand: the six gap cards, the own card, and where posses are. */
export interface Table {
  readonly config?: WesternConfig;
  readonly gaps: string;
  readonly card: CardId;
  readonly given?: CardId;
}

/** What seat 0 knows in Placement of round 1; tests change it further. */
export function outlookOf({ config = { seats: 2 }, gaps, card, given }: Table): Outlook {
  const { open } = newMatch({ config, seed: 1 }).state;
  open.phase = 'place';
  open.round = 1;
  open.gaps = gaps.split(' ') as CardId[];
  open.rival.cards = config.seats === 1 ? 2 : 1;
  if (config.seats === 1) open.rival.shown = [CARDS.find((one) => !gaps.includes(one) && one !== card)!];
  open.drawCount = 9;
  const own: Secret = { bosses: [], hand: [], card, given: given ? [given] : [], returned: [] };
  return { config, open, seat: 0, own };
}

export function stand(outlook: Outlook, player: number, place: number, spot = 'porch', side?: string): void {
  outlook.open.posses.push({
    player,
    number: outlook.open.posses.length + 1,
    place,
    spot: spot as 'porch',
    side: side as 'left',
    wounded: false,
  });
}
