import type { Seat } from '../../../../shared/core';
import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type BuildingId } from '../../../../shared/games/western/catalog/ids';
import { buildingsUsedBy, seatState } from '../../../../shared/games/western/ring';
import { buildingOf, figuresOf } from '../../../../shared/games/western/ruleset';
import type { Scene } from '../../../../shared/games/western/types';
import { sharesWith } from '../model/shares';
import { EffectLine } from '../parts/Ticket';
import { Track } from '../parts/Track';
import { t } from '../texts';
import { Said } from './Said';

/** What a purchase leaves and what it brings: points, shares and where they stand, the porch. */
export function Purchased({
  scene,
  seat,
  building,
  price,
  isFirst = false,
  unpaid = 0,
}: {
  scene: Scene;
  seat: Seat;
  building: BuildingId;
  price: Readonly<Influence>;
  /** The first one bought in this Buy phase. */
  isFirst?: boolean;
  /** How much of any kind is still to be chosen, besides (S69). */
  unpaid?: number;
}) {
  const { open, config } = scene;
  const text = t().prompts;
  const { influence, buildings } = seatState(open, seat);
  const { vp, icons } = buildingOf(config, building);
  const { ownersGold, rounds } = figuresOf(config);
  const before = buildings.reduce((sum, id) => sum + buildingOf(config, id).vp, 0);
  const gained = isFirst && gainsFor(scene, seat, vp);
  return (
    <section class="purchased" aria-label={text.youGet}>
      <EffectLine building={building} />
      <b>
        <Said text={text.youKeep(unpaid)} />
      </b>
      {KINDS.map((kind) => (
        <Track key={kind} kind={kind} has={influence[kind]} pays={price[kind]} />
      ))}
      <span>
        <Said text={text.vpAfter(before, before + vp)} />
      </span>
      {[...new Set(icons)].map((industry) => {
        const { before: had, after, most, leaders } = sharesWith(scene, seat, building, industry);
        return (
          <span key={industry}>
            <Said text={text.sharesAfter(industry, had, after)} />{' '}
            <small>
              <Said
                text={
                  after > most
                    ? text.standing.leads
                    : after === most
                      ? text.standing.ties(leaders)
                      : text.standing.behind(leaders, most)
                }
              />
            </small>
          </span>
        );
      })}
      {gained && (
        <span>
          <Said text={text.gainsFirst(gained)} />
        </span>
      )}
      <small>
        <Said text={open.round < rounds ? text.porchFrom(ownersGold) : text.porchNever} />
      </small>
    </section>
  );
}

/** W10.4: what the porches in use give for the first building bought. */
function gainsFor({ open, config }: Scene, seat: Seat, vp: number): string | undefined {
  const parts = buildingsUsedBy(open, seat).flatMap((id) =>
    buildingOf(config, id).effects.flatMap((effect) => {
      if (effect.tag !== 'gain' || effect.times !== 'firstBuyVp' || effect.give === 'AB') return [];
      const { give, each = 1, max = vp } = effect;
      return [t().prompts.signs(Math.min(vp, max) * each, give)];
    }),
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}
