import { colon } from '../../../i18n';
import type { ComponentChildren } from 'preact';
import { figures as tableFigures } from '../model/figures';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { WeaponLine } from '../../../../shared/games/mechs/catalog/weapons';
import { WeaponArt } from '../art/WeaponArt';
import { t } from '../texts';
import { Icon } from './Icon';
import './WeaponCard.css';

/** A weapon as a card: type, price, points, and its two lines. `isFull` adds what the lines say. */
export function WeaponCard({
  weapon,
  isFull,
  isGiven,
  note,
}: {
  weapon: WeaponId;
  isFull?: boolean;
  /** Not bought: it costs nothing and scores nothing at the end (R9). */
  isGiven?: boolean;
  note?: ComponentChildren;
}) {
  const figures = tableFigures.value.weapons[weapon];
  const { cards, table, prompts } = t();
  return (
    <div class={`weapon weapon-${figures.type} art-${figures.type}${isFull ? ' weapon-full' : ''}`}>
      <div class="weapon-window">
        <WeaponArt weapon={weapon} />
        <span class="weapon-type">
          <Icon name={figures.type} label={cards.types[figures.type].name} />
        </span>
      </div>
      <div class="weapon-head">
        <strong>{cards.weapons[weapon]}</strong>
      </div>
      <div class="weapon-figures">
        <span title={cards.normal}>
          <span class="visually-hidden">{cards.normal} </span>
          {figures.normal.damage}
        </span>
        <span class="weapon-power" title={cards.power}>
          <span class="visually-hidden">{cards.power} </span>
          {figures.power.damage}
        </span>
        <span class="weapon-price">
          {isGiven ? prompts.free : <span class="visually-hidden">{cards.costs} </span>}
          {!isGiven && figures.energy > 0 && (
            <>
              <Icon name="energy" label={table.energy} />
              {figures.energy}
            </>
          )}
          {!isGiven && figures.credits > 0 && (
            <>
              <Icon name="credits" label={table.credits} />
              {figures.credits}
            </>
          )}
        </span>
        {!isGiven && (
          <span class="weapon-vp" title={prompts.worth(figures.vp)}>
            <Icon name="vp" label={table.vp} />
            {figures.vp}
          </span>
        )}
      </div>
      {isFull && (
        <div class="weapon-text">
          <p>
            {colon(cards.types[figures.type].weapon)} {cards.types[figures.type].counters}.
          </p>
          <Line name={cards.normal} line={figures.normal} />
          <Line name={cards.power} line={figures.power} />
          {figures.uncounterable && <p>{cards.uncounterable}</p>}
          {figures.countersAll && <p>{cards.countersAll}</p>}
          {!isGiven && <p>{prompts.worth(figures.vp)}</p>}
        </div>
      )}
      {note}
    </div>
  );
}

function Line({ name, line }: { name: string; line: WeaponLine }) {
  const { cards, prompts } = t();
  return (
    <p>
      <b>{colon(name)}</b> {prompts.damageAmount(line.damage)}. {line.effect && cards.effect(line.effect)}
    </p>
  );
}
