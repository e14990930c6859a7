import { COLOURS } from '../../shared/protocol/colours';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { mySeat, send } from '../model/table';
import { ColourMark } from '../parts/ColourMark';

/** T10: everybody may wish for a colour; the first comes first. */
export function LobbyColours({ table }: { table: TableInfo }) {
  const text = t().lobby;
  const mine = table.seats.find(({ seat }) => seat === mySeat.value);
  if (!mine) return null;
  const holderOf = (colour: SeatInfo['colour']) =>
    table.seats.find((info) => info !== mine && info.isWish && info.colour === colour);
  return (
    <fieldset class="lobby-colours">
      <legend>{text.colour}</legend>
      <div class="lobby-colour-list">
        {COLOURS.map((colour) => {
          const holder = holderOf(colour);
          const isMine = mine.colour === colour;
          return (
            <button
              key={colour}
              class="option lobby-colour"
              data-colour={colour}
              disabled={holder !== undefined}
              aria-pressed={isMine}
              onClick={() => void send('wishColour', isMine && mine.isWish ? {} : { colour })}
            >
              <ColourMark colour={colour} />
              <span>{text.colours[colour]}</span>
              <small>
                {holder
                  ? nameOf(holder.seat)
                  : isMine
                    ? mine.isWish
                      ? text.yourWish
                      : text.yoursForNow
                    : ''}
              </small>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
