import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;

/** A ring around each element that is spoken of, wherever the layout puts it. */
export function Spot({ on }: { on: string }) {
  const boxes = useSignal<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let seen = '';
    const follow = () => {
      const found = [...document.querySelectorAll(on)].map((element) => element.getBoundingClientRect());
      const next = found.map(({ top, left, width, height }) => ({ top, left, width, height }));
      const said = JSON.stringify(next);
      if (said !== seen) boxes.value = next;
      seen = said;
      frame = requestAnimationFrame(follow);
    };
    document.querySelector(on)?.scrollIntoView({ block: 'nearest' });
    follow();
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return (
    <>
      {boxes.value.map(({ top, left, width, height }, i) => (
        <div
          key={i}
          class="coach-spot"
          aria-hidden="true"
          style={{
            top: `${top - MARGIN}px`,
            left: `${left - MARGIN}px`,
            width: `${width + 2 * MARGIN}px`,
            height: `${height + 2 * MARGIN}px`,
          }}
        />
      ))}
    </>
  );
}
