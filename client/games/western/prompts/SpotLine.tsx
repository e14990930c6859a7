import type { ComponentChildren } from 'preact';
import type { Moment } from '../../../../shared/games/western/catalog/buildings';
import { MomentIcon } from '../parts/signs';

/** One thing that a spot does, behind the sign of when it does it. */
export function Line({
  moment,
  sign,
  children,
}: {
  moment?: Moment;
  sign?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class="spot-line">
      {moment ? <MomentIcon moment={moment} /> : <span class="spot-sign">{sign}</span>}
      <div>{children}</div>
    </div>
  );
}
