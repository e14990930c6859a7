import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { Open } from '../../../../shared/games/western/state';
import { RuleLink } from '../../../parts/RuleLink';
import type { Reason } from '../model/why';
import { t } from '../texts';

/** Why a hand is in front of the next one, and the rule that says so. */
export function Why({
  open,
  reason: { better, worse, by },
  people,
}: {
  open: Open;
  reason: Reason;
  people: number;
}) {
  const text = t().stages.reasons;
  switch (by) {
    case 'rank':
      return (
        <>
          {text.rank(better.rank, worse.rank)} <RuleLink rule="W9.1" />
        </>
      );
    case 'value':
      return (
        <>
          {text.value(better.rank, valueOf(better.card), valueOf(worse.card))} <RuleLink rule="W9.2" />
        </>
      );
    case 'suit':
      return (
        <>
          {text.suit(better.rank, suitOf(better.card), suitOf(worse.card))} <RuleLink rule="W9.2" />
        </>
      );
    case 'alike':
      return (
        <>
          {people === 1 ? text.aloneAlike : text.alike} <RuleLink rule={people === 1 ? 'S36' : 'W9.3'} />
        </>
      );
    case 'natural':
      return (
        <>
          {text.natural} <RuleLink rule="W10.2" />
        </>
      );
    case 'boss': {
      const boss = open.seats[better.player]?.boss;
      return (
        <>
          {boss && text.boss(t().cards.bosses[boss])} <RuleLink rule="S73" />
        </>
      );
    }
  }
}
