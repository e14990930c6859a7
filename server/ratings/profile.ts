import { BOT_IDS } from '../../shared/core';
import type { LeaderboardReply, MatchInfo, Profile, RatingInfo } from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { HistoryPage, PlayedMatch, Rating, Standings } from '../store/standings';
import { DELETED_NAME } from '../store/store';
import { BOT_SKILLS } from './bots';
import { isProvisional, MATCHES_TO_BE_SURE, NEWCOMER, pointsOf } from './skill';

const RECENT = 10;

/** What others may know of somebody. */
export async function profileOf(standings: Standings, { id, name }: Person): Promise<Profile> {
  const { rating, played, won, rated, pilots, history } = await standings.record(id, { recent: RECENT });
  return {
    person: { id, name },
    rating: ratingInfo(rating ?? NEWCOMER),
    played,
    won,
    rated,
    ...(played === 0 ? {} : { winRate: Math.round((won / played) * 1000) / 1000 }),
    favouritePilots: pilots,
    history: history.map(matchInfo),
  };
}

export async function matchesOf(standings: Standings, id: string, page: HistoryPage): Promise<MatchInfo[]> {
  return (await standings.history(id, page)).map(matchInfo);
}

export async function leaderboardOf(
  standings: Standings,
  page: { readonly now: number; readonly limit: number; readonly offset: number },
): Promise<LeaderboardReply> {
  const ranked = await standings.leaderboard({ ...page, matchesAtLeast: MATCHES_TO_BE_SURE });
  return {
    people: ranked.map(({ person, name, ...rating }, index) => ({
      rank: page.offset + index + 1,
      id: person,
      name,
      ...ratingInfo(rating),
    })),
    bots: BOT_IDS.map((bot) => ({ bot, points: pointsOf(BOT_SKILLS[bot]) })),
  };
}

function ratingInfo(rating: Rating): RatingInfo {
  return { points: pointsOf(rating), provisional: isProvisional(rating), matches: rating.matches };
}

function matchInfo({ matchId, at, rated, seats }: PlayedMatch): MatchInfo {
  return {
    matchId,
    at,
    rated,
    seats: seats.map(({ seat, holder, name, place, points, pilot, hasLeft, before, after }) => ({
      seat,
      ...('person' in holder
        ? { person: { id: holder.person, name: name ?? DELETED_NAME } }
        : { bot: BOT_IDS.find((id) => id === holder.bot) }),
      place,
      points,
      ...(pilot === undefined ? {} : { pilot }),
      left: hasLeft,
      ...(after
        ? { rating: { points: pointsOf(after), change: pointsOf(after) - pointsOf(before ?? NEWCOMER) } }
        : {}),
    })),
  };
}
