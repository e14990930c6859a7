import type { ZoneId } from '../../../../shared/games/mechs/state';
import { middleOf, round, type Camera, type Frame } from './camera';

/** How much higher than its zone somebody stands, in zones. */
const HEAD = 0.95;
const MARGIN = 14;

/** The same camera, gone near: its picture has the shape that it had and is filled by these zones. */
export function closeUp(camera: Camera, zones: readonly ZoneId[]): Camera {
  const seen = zones.flatMap((zone) => {
    const { east, south } = middleOf(zone);
    return [
      camera.see(east - 0.5, south + 0.5),
      camera.see(east + 0.5, south + 0.5),
      camera.see(east - 0.5, south - 0.5, HEAD),
      camera.see(east + 0.5, south - 0.5, HEAD),
    ];
  });
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  const least = { x: Math.min(...xs) - MARGIN, y: Math.min(...ys) - MARGIN };
  const need = { width: Math.max(...xs) + MARGIN - least.x, height: Math.max(...ys) + MARGIN - least.y };
  const shape = camera.frame.width / camera.frame.height;
  const width = Math.max(need.width, need.height * shape);
  const height = width / shape;
  const frame: Frame = {
    x: round(least.x - (width - need.width) / 2),
    y: round(least.y - (height - need.height) / 2),
    width: round(width),
    height: round(height),
  };
  return { ...camera, frame, pixel: (camera.pixel * width) / camera.frame.width };
}
