import type { Seat } from '../../core';
import { INDUSTRIES, type Industry } from './catalog/ids';
import { iconsOf } from './counters';
import { buildingsOf, isSolo, seatState } from './ring';
import { buildingOf, figuresOf } from './ruleset';
import { RIVAL, type Open, type Player } from './state';
import type { IndustryScore, Scene, ScoreSheet, WesternOutcome, WesternTable } from './types';
import { wantedPoints } from './wanted';

/** W13.2: VP on buildings, Wanted, and industries. */
export function scoreOf(g: Scene, player: Player): ScoreSheet {
  const owned = buildingsOf(g.open, player);
  const buildings = owned.reduce((sum, id) => sum + buildingOf(g.config, id).vp, 0);
  const wanted = wantedPoints(g, player);
  const industries = INDUSTRIES.map((industry) => industryScore(g, player, industry));
  return {
    buildings,
    wanted,
    industries,
    points: buildings + wanted + industries.reduce((sum, { points }) => sum + points, 0),
    bought: owned.length, // S63
    icons: industries.reduce((sum, { shares }) => sum + shares, 0),
  };
}

/** W13.3: who has most shares of a ranked industry, and who second most. */
function industryScore(g: Scene, player: Player, industry: Industry): IndustryScore {
  const rank = g.open.industries[industry];
  const sharesOf = (one: Player) => iconsOf(g, buildingsOf(g.open, one), industry);
  const shares = sharesOf(player);
  const others = playersOf(g.open)
    .filter((one) => one !== player)
    .map(sharesOf);
  const better = others.filter((other) => other > shares).length;
  const leaders = Math.max(0, ...others);
  const isTiedLead = others.filter((other) => other === leaders).length > 1;
  if (rank === 0 || shares === 0) return { industry, rank, shares, share: 'none', points: 0 }; // S59, S60
  const { majority, minority, alone } = figuresOf(g.config).ranks[rank];
  const isSmall = playersOf(g.open).length <= 2; // S62
  if (better === 0) return { industry, rank, shares, share: 'majority', points: isSmall ? alone : majority };
  // W13.4: a tie for majority leaves no minority; S61: all that are tied for minority get it.
  const isSecond = !isTiedLead && others.every((other) => other <= shares || other === leaders);
  if (isSmall || !isSecond) return { industry, rank, shares, share: 'none', points: 0 };
  return { industry, rank, shares, share: 'minority', points: minority };
}

function playersOf(open: Open): Player[] {
  const players: Player[] = open.seats.map((_, seat) => seat);
  if (isSolo(open)) players.push(RIVAL);
  return players;
}

/** W13.5: positive if `a` is better. */
function compare(a: ScoreSheet, b: ScoreSheet): number {
  return a.points - b.points || a.bought - b.bought || a.icons - b.icons;
}

/** S100: everybody has a place; equals share theirs. */
function placesOf(sheets: readonly ScoreSheet[]): number[] {
  return sheets.map((sheet) => 1 + sheets.filter((other) => compare(other, sheet) > 0).length);
}

export function endMatch(g: WesternTable): void {
  const { open } = g;
  open.phase = 'over';
  open.active = undefined;
  open.outcome = resultOf(g);
  const { seats, solo } = open.outcome;
  g.emit({
    type: 'matchEnded',
    points: seats.map(({ points }) => points),
    places: seats.map(({ place }) => place),
    rival: solo?.rival.points,
  });
}

/** How the match would end if it were over now: everything it takes is open. */
export function resultOf(g: Scene): WesternOutcome {
  const { open } = g;
  const sheets = open.seats.map((_, seat) => scoreOf(g, seat));
  const rival = isSolo(open) ? scoreOf(g, RIVAL) : undefined;
  const won = rival !== undefined && (sheets[0]?.points ?? 0) > rival.points; // W14.10, S94
  const places = rival ? [won ? 1 : 2] : placesOf(sheets);
  return {
    seats: sheets.map((score, seat: Seat) => ({
      place: places[seat] ?? 1,
      points: score.points,
      role: seatState(open, seat).boss,
      score,
    })),
    ...(rival && { solo: { won, rival } }),
  };
}
