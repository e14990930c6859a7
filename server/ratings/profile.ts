import { BOT_IDS } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import {
  SURE_FROM,
  type LeaderboardReply,
  type MatchInfo,
  type Profile,
  type RatingInfo,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { HistoryPage, LeaderboardPage, PlayedMatch, Rating, Standings } from '../store/standings';
import { DELETED_NAME } from '../store/store';
import { isProvisional, NEWCOMER, pointsOf } from './skill';

const RECENT = 10;

/** The id of whoever asks, if they said who they are. */
type Reader = string | undefined;

/** What others may know of how somebody plays a game; more of it is for the reader who is that person. */
export async function profileOf(
  standings: Standings,
  { id, name }: Person,
  { game, reader }: { readonly game: string; readonly reader: Reader },
): Promise<Profile> {
  const { rating, played, won, rated, roles, history } = await standings.record(id, { game, recent: RECENT });
  return {
    person: { id, name },
    game,
    rating: ratingInfo(rating ?? NEWCOMER),
    played,
    won,
    rated,
    ...(played === 0 ? {} : { winRate: Math.round((won / played) * 1000) / 1000 }),
    favouriteRoles: roles,
    history: history.map((match) => matchInfo(match, reader)),
  };
}

export async function matchesOf(
  standings: Standings,
  id: string,
  { reader, ...page }: HistoryPage & { readonly reader: Reader },
): Promise<MatchInfo[]> {
  return (await standings.history(id, page)).map((match) => matchInfo(match, reader));
}

export async function leaderboardOf(
  standings: Standings,
  { rules, bots }: AnyKit,
  page: Omit<LeaderboardPage, 'worthAtLeast' | 'game'>,
): Promise<LeaderboardReply> {
  const ranked = await standings.leaderboard({ ...page, game: rules.id, worthAtLeast: SURE_FROM });
  return {
    game: rules.id,
    people: ranked.map(({ person, name, ...rating }, index) => ({
      rank: page.offset + index + 1,
      id: person,
      name,
      ...ratingInfo(rating),
    })),
    bots: BOT_IDS.map((bot) => ({ bot, points: pointsOf(bots.worth[bot]) })),
  };
}

function ratingInfo(rating: Rating): RatingInfo {
  const { matches, worth } = rating;
  return {
    points: pointsOf(rating),
    provisional: isProvisional(rating),
    matches,
    worth: rounded(worth),
  };
}

function matchInfo({ matchId, game, at, rated, seats }: PlayedMatch, reader: Reader): MatchInfo {
  return {
    matchId,
    game,
    at,
    rated,
    seats: seats.map(({ seat, holder, name, place, points, role, hasLeft, ...rated }) => ({
      seat,
      ...('person' in holder
        ? { person: { id: holder.person, name: name ?? DELETED_NAME } }
        : { bot: BOT_IDS.find((id) => id === holder.bot) }),
      place,
      points,
      ...(role === undefined ? {} : { role }),
      left: hasLeft,
      ...ratingChange(rated, 'person' in holder && holder.person === reader),
    })),
  };
}

/** Why it weighed little may say something of where people live: that is for those who were there. */
function ratingChange(
  { before = NEWCOMER, after, weight = 1, doubts = [] }: Partial<PlayedMatch['seats'][number]>,
  isOwn: boolean,
) {
  if (!after) return {};
  const points = pointsOf(after);
  const change = points - pointsOf(before);
  return { rating: { points, change, weight: rounded(weight), ...(isOwn ? { doubts } : {}) } };
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
