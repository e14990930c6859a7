import { zoneName } from '../../shared/games/mechs/arena';
import type { ZoneId } from '../../shared/games/mechs/state';
import { t } from '../i18n';
import { partsOf } from '../i18n/rich';
import { nameOf } from '../model/names';
import { usePointing } from '../games/mechs/model/pointer';
import './RichText.css';

/**
 * A message of the catalogue with its seats, zones and weapons brought to life. `isSkipped`: Tab passes its zones
 * over, where there are hundreds of them.
 */
export function RichText({ text, isSkipped = false }: { text: string; isSkipped?: boolean }) {
  return (
    <>
      {partsOf(text).map((part, i) => {
        switch (part.type) {
          case 'text':
            return part.text;
          case 'seat':
            return (
              <b key={i} class={`seat-name seat-${part.seat}`}>
                {nameOf(part.seat)}
              </b>
            );
          case 'zone':
            return <ZoneLink key={i} zone={part.zone} isSkipped={isSkipped} />;
          case 'weapon':
            return <i key={i}>{t().cards.weapons[part.weapon]}</i>;
        }
      })}
    </>
  );
}

function ZoneLink({ zone, isSkipped }: { zone: ZoneId; isSkipped: boolean }) {
  return (
    <button type="button" class="zone-link" tabIndex={isSkipped ? -1 : undefined} {...usePointing(zone)}>
      {zoneName(zone)}
    </button>
  );
}

/** The same as plain words, for labels and announcements. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => {
      switch (part.type) {
        case 'text':
          return part.text;
        case 'seat':
          return nameOf(part.seat);
        case 'zone':
          return zoneName(part.zone);
        case 'weapon':
          return t().cards.weapons[part.weapon];
      }
    })
    .join('');
}
