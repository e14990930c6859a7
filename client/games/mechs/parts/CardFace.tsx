import type { CardKind } from '../../../../shared/games/mechs/catalog/ids';
import type { Direction } from '../../../../shared/games/mechs/state';
import { ANGLES } from '../board/angles';
import { t } from '../texts';
import { Icon } from './Icon';
import './CardFace.css';

/** A program card in small: what it does and which way it goes. */
export function CardFace({ kind, direction }: { kind: CardKind; direction?: Direction }) {
  return (
    <span class="card-face">
      <Icon name={kind} label={t().cards.kinds[kind].name} />
      {direction && (
        <svg class="card-arrow" viewBox="-12 -12 24 24" role="img" aria-label={t().directions[direction]}>
          <path d="M0-10 9 2H3.5v8h-7V2H-9z" fill="currentColor" transform={`rotate(${ANGLES[direction]})`} />
        </svg>
      )}
    </span>
  );
}
