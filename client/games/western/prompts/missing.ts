import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { shortOf } from '../model/spotPreview';
import { t } from '../texts';

/** What is missing to pay a price, and `more` of any kind besides (S69); may carry signs. */
export function missing(has: Readonly<Influence>, price: Readonly<Influence>, more = 0): string | undefined {
  const text = t().prompts;
  const short = shortOf(has, price);
  if (short) return text.amounts(short);
  const left = has.law + has.force + has.gold - price.law - price.force - price.gold;
  return left < more ? text.signs(more - left, 'X') : undefined;
}
