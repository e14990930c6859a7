import { colon } from '../../../i18n';
import type { Moment } from '../../../../shared/games/western/catalog/buildings';
import type { Industry, Suit } from '../../../../shared/games/western/catalog/ids';
import { t } from '../texts';
import { Glyph } from './Glyph';
import './signs.css';

export function IndustryIcon({ industry, label }: { industry: Industry; label?: string }) {
  return <Glyph id={industry} class="industry" label={label} />;
}

/** The shares on a building, from left to right as they are printed. */
export function ShareIcons({ icons }: { icons: readonly Industry[] }) {
  return (
    <span
      class="shares"
      role="img"
      aria-label={icons.map((icon) => t().cards.industries[icon]).join(', ')}
      title={icons.map((icon) => t().cards.industries[icon]).join(', ')}
    >
      {icons.map((icon, i) => (
        <IndustryIcon key={i} industry={icon} />
      ))}
    </span>
  );
}

export function SuitIcon({ suit, label }: { suit: Suit; label?: string }) {
  return <Glyph id={`suit-${suit}`} class={`suit suit-${suit}`} label={label} />;
}

/** When something works, by frame and sign: now is a square, resolution a circle, buy an arch. */
export function MomentIcon({ moment }: { moment: Moment }) {
  const { name, text } = t().cards.moments[moment];
  return (
    <span class={`moment moment-${moment}`} role="img" aria-label={name} title={`${colon(name)} ${text}`}>
      <Glyph id={moment} />
    </span>
  );
}

/** Victory points on a plate. */
export function Points({ points }: { points: number }) {
  return (
    <span class="points">
      <Glyph id="vp" />
      {points}
      <span class="visually-hidden"> {t().board.vp}</span>
    </span>
  );
}
