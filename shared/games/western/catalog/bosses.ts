import type { Effect } from './effects';
import type { BossId } from './ids';

export const BOSS_MOMENTS = ['deal', 'placement', 'resolution', 'townHall'] as const;
/** Deal, start of Placement, start of Resolution, Town Hall. */
export type BossMoment = (typeof BOSS_MOMENTS)[number];

export interface Boss {
  readonly name: string;
  readonly moment: BossMoment;
  readonly effects: readonly Effect[];
  /** The ability is a house value. */
  readonly house: boolean;
}

export const BOSS_TABLE: Readonly<Record<BossId, Boss>> = {
  banker: {
    name: 'Banker',
    moment: 'resolution',
    effects: [{ tag: 'gain', give: 'X', times: 'pairsBought', max: 2 }],
    house: false,
  },
  cowgirl: {
    name: 'Cowgirl',
    moment: 'resolution',
    effects: [{ tag: 'gain', give: 'X', times: 'standingPorch', max: 2 }],
    house: false,
  },
  rancher: {
    name: 'Rancher',
    moment: 'placement',
    effects: [{ tag: 'thirdPosse', round: 'this', pay: 1 }],
    house: false,
  },
  scout: { name: 'Scout', moment: 'deal', effects: [{ tag: 'extraCard', if: 'poor' }], house: false },
  gambler: { name: 'Gambler', moment: 'deal', effects: [{ tag: 'extraCard', if: 'third' }], house: false },
  outlaw: {
    name: 'Outlaw',
    moment: 'resolution',
    effects: [{ tag: 'gain', give: 'X', each: 2, times: 'wonDuel' }],
    house: true,
  },
  lawman: {
    name: 'Lawman',
    moment: 'resolution',
    effects: [{ tag: 'gain', give: 'law', times: 'unwounded' }],
    house: true,
  },
  chief: { name: 'Chief', moment: 'townHall', effects: [{ tag: 'hallTies' }], house: true },
};
