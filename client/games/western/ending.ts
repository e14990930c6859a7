import { RIVAL, type Open, type Player } from '../../../shared/games/western/state';
import type { ScoreSheet, WesternTypes } from '../../../shared/games/western/types';
import type { Ending, Standing } from '../ui';
import { resultsText } from './help/helpParts';
import { sceneOf } from './model/scene';
import { accountsOf, sheetsOf } from './model/tally';
import { Score } from './panels/Score';
import { Winner } from './panels/Winner';
import { t } from './texts';
import type { Source } from '../../i18n/en/western/results';
import { playerFirst, playerMark } from './texts/marks';

interface Entry {
  readonly player: Player;
  readonly sheet: ScoreSheet;
}

function compare(a: Entry, b: Entry, isSolo: boolean): number {
  const points = b.sheet.points - a.sheet.points;
  if (isSolo) return points || Number(b.player === RIVAL) - Number(a.player === RIVAL);
  return points || b.sheet.bought - a.sheet.bought || b.sheet.icons - a.sheet.icons;
}

/** Why one is behind who has as many points. */
function tieOf(before: Entry, { sheet }: Entry): Standing['tie'] {
  const { tie } = resultsText.text();
  if (before.sheet.points !== sheet.points) return undefined;
  if (before.player === RIVAL) return { words: tie.solo(), rule: 'W14.10' };
  if (before.sheet.bought !== sheet.bought) return { words: tie.bought(before.player), rule: 'W13.5' };
  if (before.sheet.icons !== sheet.icons) return { words: tie.icons(before.player), rule: 'W13.5' };
  return undefined;
}

function standings(open: Open): readonly Standing[] {
  const sheets = sheetsOf(sceneOf(open));
  const isSolo = sheets.has(RIVAL);
  const order = [...sheets]
    .map(([player, sheet]): Entry => ({ player, sheet }))
    .sort((a, b) => compare(a, b, isSolo));
  return order.map((entry, i): Standing => {
    const before = order[i - 1];
    return {
      seat: entry.player,
      name: entry.player === RIVAL ? t().table.rival.plain : undefined,
      place: 1 + order.filter((other) => compare(other, entry, isSolo) < 0).length,
      points: entry.sheet.points,
      tie: before && tieOf(before, entry),
    };
  });
}

const decisive: Ending<WesternTypes>['decisive'] = (open, order, told) => ({
  accounts: accountsOf(sceneOf(open), order, told),
  how: (source) => resultsText.text().how[source as Source],
  name: playerMark,
  first: playerFirst,
});

export const ending: Ending<WesternTypes> = {
  decisive,
  verdict: () => resultsText.text().rivalWins,
  standings,
  Winner,
  Score,
};
