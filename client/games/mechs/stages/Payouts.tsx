import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../../parts/Icon';
import type { Payout } from '../model/payouts';
import { stagesText } from './text';

interface Flight {
  readonly payout: Payout;
  readonly start: number;
  /** Which one it is of those that the same zone pays. */
  readonly nth: number;
  readonly of: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** To the seat's total. */
  readonly dx: number;
  readonly dy: number;
}

/** Over the zones wherever the arena draws them: their light, what they pay, and the star that brings it home. */
export function Payouts({
  stage,
  payouts,
  starts,
}: {
  stage: RefObject<HTMLElement | null>;
  payouts: readonly Payout[];
  starts: readonly number[];
}) {
  const flights = useSignal<readonly Flight[]>([]);
  const measure = () => {
    const own = stage.current;
    if (!own) return;
    const from = own.getBoundingClientRect();
    flights.value = payouts.flatMap((payout, i): Flight[] => {
      const zone = document.getElementById(`zone-${payout.zone}`)?.getBoundingClientRect();
      const pod = own.querySelector(`[data-pod="${payout.seat}"]`)?.getBoundingClientRect();
      if (!zone || !pod) return [];
      const same = payouts.filter((other) => other.zone === payout.zone);
      const box = { x: zone.x - from.x, y: zone.y - from.y, width: zone.width, height: zone.height };
      return [
        {
          payout,
          start: starts[i] ?? 0,
          nth: same.indexOf(payout),
          of: same.length,
          box,
          dx: pod.x + pod.width / 2 - zone.x - zone.width / 2,
          dy: pod.y + pod.height / 2 - zone.y - zone.height / 2,
        },
      ];
    });
  };
  useLayoutEffect(() => {
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div class="payouts" aria-hidden="true">
      {flights.value.map(({ payout: { zone, seat, points, source }, start, nth, of, box, dx, dy }) => (
        <div
          key={`${zone}-${seat}-${source}`}
          class={`payout seat-${seat} payout-${source}`}
          style={{
            left: `${box.x}px`,
            top: `${box.y}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
            '--start': `${start}ms`,
            '--nth': nth,
            '--of': of,
            '--high': `${box.height}px`,
            '--dx': `${dx}px`,
            '--dy': `${dy}px`,
          }}
        >
          <i class="payout-light" />
          <span class="payout-star">
            <Icon name="vp" />
          </span>
          <b class="payout-points">{stagesText.text().plus(points)}</b>
        </div>
      ))}
    </div>
  );
}
