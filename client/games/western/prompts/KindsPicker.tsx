import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type Kind } from '../../../../shared/games/western/catalog/ids';
import type { Kinds } from '../../../../shared/games/western/decisions';
import { sumOf } from '../../../../shared/games/western/influence';
import { addKind, mayAdd, withoutOne } from '../model/kindsPicking';
import { KindIcon } from '../parts/KindIcon';
import { t } from '../texts';
import './KindsPicker.css';

export interface KindsPickerProps {
  /** Every list that may be answered. */
  readonly options: readonly Kinds[];
  readonly chosen: Kinds;
  readonly onChange: (chosen: Kinds) => void;
  readonly has: Readonly<Influence>;
  /** What one of the kind chosen changes: gained ones raise a track, paid ones lower it; waived ones stay. */
  readonly sign: 1 | -1 | 0;
  /** How much one of the kind chosen means (XX). */
  readonly each?: number;
  readonly most: number;
}

/** Influence of the person's choice, one by one: three buttons, and a press on what was chosen takes it back. */
export function KindsPicker({ options, chosen, onChange, has, sign, each = 1, most }: KindsPickerProps) {
  const text = t().prompts;
  const count = Math.max(0, ...options.map(({ length }) => length));
  const sum = sumOf(chosen);
  const isSingle = count <= 1;
  const after = (kind: Kind) => Math.min(most, has[kind] + sign * each * sum[kind]);
  return (
    <div class="kinds-picker">
      <div class="options three">
        {KINDS.map((kind) => {
          const isOffered = options.some((option) => option.includes(kind));
          const isOpen = mayAdd(options, chosen, kind) || (isSingle && isOffered);
          return (
            <button
              key={kind}
              class="option kinds-button"
              data-kind={kind}
              disabled={!isOpen}
              aria-pressed={sum[kind] > 0}
              onClick={() => onChange(addKind(options, isSingle ? [] : chosen, kind))}
            >
              <span class="kinds-name">
                <KindIcon kind={kind} /> {t().cards.kinds[kind]}
              </span>
              <span class="kinds-track">
                {sign > 0 ? has[kind] : text.has(has[kind])}
                {sign !== 0 && after(kind) !== has[kind] && <b> → {after(kind)}</b>}
                {!isOffered && (sign > 0 || has[kind] === 0) && <i>{sign > 0 ? text.full : text.none}</i>}
              </span>
            </button>
          );
        })}
      </div>
      {!isSingle && (
        <div class="kinds-chosen">
          <span>{text.picked(chosen.length, count)}</span>
          {chosen.map((kind, i) => (
            <button
              key={i}
              class="kinds-chip"
              aria-label={text.takeBack(kind)}
              title={text.takeBack(kind)}
              onClick={() => onChange(withoutOne(chosen, kind))}
            >
              <KindIcon kind={kind} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
