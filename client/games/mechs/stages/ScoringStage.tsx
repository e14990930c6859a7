import { useRef } from 'preact/hooks';
import type { Scene } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { Icon as HouseIcon } from '../../../parts/Icon';
import '../../../parts/Stage.css';
import { useSteps } from '../../../parts/steps';
import { Portrait } from '../art/Portrait';
import { faceOf } from '../model/faces';
import type { Count } from '../model/payouts';
import type { ScoringScene } from '../model/stage';
import { Icon } from '../parts/Icon';
import { t } from '../texts';
import { stagesText } from './text';
import { Payouts } from './Payouts';
import './ScoringStage.css';

/** The first zone pays, then one after the other; each star flies for a while. */
const FIRST = 300;
const APART = 90;
const MOST = 2_200;
export const FLIGHT = 520;

const SIGNS = { zones: 'zone', mines: 'mine', turrets: 'turret', mech: 'mech', weapons: 'melee' } as const;

/** M12.1, M12.2: the zones that pay light up one after the other, and what they pay goes to its seat. */
export function ScoringStage({ table, scoring }: { table: Scene; scoring: ScoringScene }) {
  const { round, payouts, counts } = scoring;
  const text = stagesText.text();
  const stage = useRef<HTMLElement>(null);
  const isZones = payouts.length > 0;
  const paid: readonly { seat: number; points: number }[] = isZones
    ? payouts
    : counts.map(({ seat, gained }) => ({ seat, points: gained }));
  const apart = Math.min(APART, MOST / paid.length);
  const starts = paid.map((_, i) => FIRST + i * (isZones ? apart : 250));
  const arrived = useSteps(starts.map((ms) => ms + FLIGHT));
  const isLevel = counts.filter(({ leads }) => leads).length > 1;
  const soFar = (seat: number) =>
    paid.slice(0, arrived).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0);
  return (
    <section
      class={`stage scoring${isZones ? '' : ' scoring-weapons'}`}
      aria-label={isZones ? text.scoring(round) : text.weaponsScoring}
      ref={stage}
    >
      <header class="scoring-title">
        <h2>{isZones ? text.scoring(round) : text.weaponsScoring}</h2>
        <p>{isZones ? text.scoringText : text.weaponsScoringText}</p>
      </header>
      {isZones && <Payouts stage={stage} payouts={payouts} starts={starts} />}
      <ol class="pods">
        {counts.map((count) => (
          <Pod
            key={count.seat}
            table={table}
            count={count}
            soFar={soFar(count.seat)}
            isDone={arrived === paid.length}
            isLevel={isLevel}
          />
        ))}
      </ol>
    </section>
  );
}

function Pod({
  table,
  count: { seat, before, gains, gained, now, leads },
  soFar,
  isDone,
  isLevel,
}: {
  table: Scene;
  count: Count;
  soFar: number;
  isDone: boolean;
  /** Nobody leads alone. */
  isLevel: boolean;
}) {
  const text = stagesText.text();
  return (
    <li class={`pod seat-${seat}${leads && isDone ? ' is-leading' : ''}`} data-pod={seat}>
      <span class="pod-face">
        <Portrait face={faceOf(table.open.seats[seat])} />
      </span>
      <b class="pod-name">{nameOf(seat)}</b>
      <span class="visually-hidden">{text.total(now)}</span>
      <span class="pod-total" aria-hidden="true">
        <HouseIcon name="vp" />
        <span data-total>{before + soFar}</span> <b class="pod-gain">{text.plus(gained)}</b>
      </span>
      <span class="pod-sources">
        {Object.entries(gains).map(([source, points]) => {
          const key = source as keyof typeof SIGNS;
          const sign = SIGNS[key];
          return points > 0 ? (
            <span key={source} title={t().sources[key]}>
              {sign === 'zone' ? (
                <HouseIcon name="flag" label={t().sources[key]} />
              ) : (
                <Icon name={sign} label={t().sources[key]} />
              )}
              {points}
            </span>
          ) : null;
        })}
      </span>
      {leads && isDone && <span class="pod-leads">{isLevel ? text.level : text.leads}</span>}
    </li>
  );
}
