import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { seatMark } from '../../../i18n/rich';
import { CardFace } from '../parts/CardFace';
import { RichText } from '../../../parts/RichText';
import './NowPlaying.css';

/** While things happen: whose turn it is, which card they turned up, and what it does. */
export function NowPlaying({ open }: Shown<MechsTypes>) {
  const text = t().prompts;
  const seat = open.active;
  const card = seat === undefined ? undefined : open.seats[seat]?.revealed.at(-1);
  if (seat === undefined || !card) return <p class="dock-wait">{text.watchFirst}</p>;
  return (
    <div class={`now seat-${seat}`}>
      <div class="now-card" key={`${seat}-${open.round}-${open.seats[seat]?.revealed.length}`}>
        <CardFace kind={card.kind} direction={card.direction} />
      </div>
      <div>
        <h2>
          <RichText
            text={text.plays(seatMark(seat), t().cards.kinds[card.kind].name, t().directions[card.direction])}
          />
        </h2>
        <p>{t().cards.kinds[card.kind].text}</p>
      </div>
    </div>
  );
}
