import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type Kind } from '../../../../shared/games/western/catalog/ids';
import { t } from '../texts';
import { Glyph } from './Glyph';
import './KindIcon.css';

/** Law is a shield, force a cartridge, gold an ingot; X, any kind, the ring of all three. */
export function KindIcon({ kind, label }: { kind: Kind | 'X'; label?: string }) {
  return <Glyph id={kind === 'X' ? 'wild' : kind} class={`kind kind-${kind}`} label={label} />;
}

/** As many icons as there is influence; spoken as "2 gold". */
export function KindIcons({ kind, count }: { kind: Kind | 'X'; count: number }) {
  return (
    <span class="kinds" role="img" aria-label={t().cards.influence(count, kind)}>
      {Array.from({ length: count }, (_, i) => (
        <KindIcon key={i} kind={kind} />
      ))}
    </span>
  );
}

/** A price as it is printed: law, force, gold. */
export function PriceIcons({ price }: { price: Readonly<Influence> }) {
  return (
    <span class="kinds price" role="img" aria-label={t().cards.costs(price)}>
      {KINDS.flatMap((kind) =>
        Array.from({ length: price[kind] }, (_, i) => <KindIcon key={`${kind}${i}`} kind={kind} />),
      )}
    </span>
  );
}
