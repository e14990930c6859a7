import type { DecisionKind, WesternDecisions } from '../../../../shared/games/western/decisions';
import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Kinds } from '../../../../shared/games/western/decisions';
import { cardMark } from '../texts/marks';
import { t } from '../texts';

type Describers = { [K in DecisionKind]: (answer: WesternDecisions[K]['answer']) => string };

const said = () => t().prompts.said;
const paid = (kinds: Kinds | null) => (kinds ? said().pay(kinds) : said().decline);
const purchase: Describers['buy'] = (answer) =>
  answer ? said().buyAt(answer.place, answer.waive) : said().pass;

/** Every answer in words: what was locked in, and what the clock would play. May carry marks (`RichText`). */
const DESCRIBERS: Describers = {
  boss: (boss) => t().cards.bosses[boss],
  keep: (card) => cardMark(card),
  hire: paid,
  place: ({ place, spot, side }) => said().spot(place, spot, side),
  wild: (kinds) => said().take(kinds),
  convert: (amount) => said().convert(amount),
  trade: (trade) => (trade ? said().trade(trade.pay, trade.gain) : said().decline),
  truce: (isTaken) => said().truce(isTaken),
  auction: (choice) => {
    if (choice === null) return said().decline;
    return Array.isArray(choice) ? said().pay(choice as Kinds) : said().building(choice as BuildingId);
  },
  buyNow: (choice) => (choice ? said().buyAt(choice.place) : said().decline),
  relocate: (choice) => (choice ? said().moveTo(choice.place, choice.spot, choice.side) : said().decline),
  rearrange: (choice) => (choice ? said().onTop(choice.building, choice.place) : said().decline),
  swap: (choice) => {
    if (choice === null) return said().keepCard;
    return choice === 'draw' ? said().draw : cardMark(choice);
  },
  duel: ({ act }) => said().step[act],
  pot: (choice) => said().pot[choice],
  hall: paid,
  buy: purchase,
  leftover: purchase,
  advance: (industry) => said().advance(industry),
};

export function describeAnswer(kind: DecisionKind, answer: unknown): string {
  return (DESCRIBERS[kind] as (answer: unknown) => string)(answer);
}
