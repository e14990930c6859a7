import type { ComponentChildren } from 'preact';
import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Player } from '../../../../shared/games/western/state';
import { figures } from '../model/figures';
import { isUnderWay } from '../model/table';
import { t } from '../texts';
import { Brand } from './Brand';
import { KindIcon, PriceIcons } from './KindIcon';
import { classOf } from './player';
import { Signed } from './Signed';
import { MomentIcon, Points, ShareIcons } from './signs';
import { Vignette } from './Vignette';
import './Ticket.css';

/** A building for sale: name, points, price, shares, and what its porch will do. */
export function Ticket({ building }: { building: BuildingId }) {
  return (
    <TicketFace building={building} note={t().board.forSale}>
      <EffectLine building={building} />
      <Vignette building={building} isDrawn={isUnderWay.value} />
    </TicketFace>
  );
}

/** Name, points, price and shares. */
export function TicketFace({
  building,
  note,
  children,
}: {
  building: BuildingId;
  /** What the price is of. */
  note: string;
  children?: ComponentChildren;
}) {
  const { vp, price, icons } = figures.value.buildings[building];
  return (
    <span class="ticket paper">
      <span class="ticket-head">
        <strong class="ticket-name">{t().cards.buildings[building]}</strong>
        <Points points={vp} />
      </span>
      <span class="ticket-price">
        <small>{note}</small>
        <PriceIcons price={price} />
        <ShareIcons icons={icons} />
      </span>
      {children}
    </span>
  );
}

/** The building in use on a porch, and how many lie under it. */
export function PorchStrip(props: {
  building: BuildingId | undefined;
  count: number;
  owner: Player | undefined;
  /** What a grey porch gives by itself. */
  gives?: Parameters<typeof KindIcon>[0]['kind'];
}) {
  const { building, count, owner, gives } = props;
  const text = t().board;
  return (
    <span class={`porch-strip${owner === undefined ? '' : ` ${classOf(owner)}`}`}>
      <span class="ticket-head">
        {owner !== undefined && <Brand player={owner} />}
        <strong class="ticket-name">{building ? t().cards.buildings[building] : text.emptyPorchShort}</strong>
        {building && <small>{owner === undefined ? text.porchOf.nobodys : text.porchOf.top(count)}</small>}
      </span>
      {building && (
        <span class="ticket-effect">
          {gives && <KindIcon kind={gives} />}
          <MomentIcon moment={figures.value.buildings[building].moment} />
          <span>
            <Effects building={building} />
          </span>
        </span>
      )}
    </span>
  );
}

/** When a building works, and how, in a line. */
export function EffectLine({ building }: { building: BuildingId }) {
  return (
    <span class="ticket-effect">
      <MomentIcon moment={figures.value.buildings[building].moment} />
      <span>
        <Effects building={building} />
      </span>
    </span>
  );
}

function Effects({ building }: { building: BuildingId }) {
  const of = figures.value.buildings[building];
  return (
    <>
      <span aria-hidden="true">
        <Signed text={t().board.effects(of)} />
      </span>
      <span class="visually-hidden">{t().cards.effects(of)}</span>
    </>
  );
}
