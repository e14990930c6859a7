import {
  givesOf,
  isGrey,
  leftCard,
  matAt,
  potOf,
  rightCard,
  topOf,
} from '../../../../shared/games/western/ring';
import { SHERIFF, type Open, type Place, type SpotKind } from '../../../../shared/games/western/state';
import { playback } from '../../../model/playback';
import { mySeat } from '../../../model/table';
import { figures } from '../model/figures';
import { nameOfPlayer } from '../model/names';
import { readings } from '../model/readings';
import { Brand } from '../parts/Brand';
import { Glyph } from '../parts/Glyph';
import { HandRibbon } from '../parts/HandRibbon';
import { KindIcon, KindIcons } from '../parts/KindIcon';
import { classOf } from '../parts/player';
import { MiniCard } from '../parts/PokerCard';
import { PorchStrip, Ticket } from '../parts/Ticket';
import { t } from '../texts';
import { Spot } from './Spot';
import { TargetButton } from './target';
import './Mat.css';

const SHERIFF_SPOTS: readonly SpotKind[] = ['leftover', 'number', 'suit', 'porch'];
const COLOUR_SPOTS: readonly SpotKind[] = ['influence', 'porch'];
const GREY_SPOTS: readonly SpotKind[] = ['porch'];

/** The spots of the mat at a place, as they are drawn. */
export function spotsAt(open: Open, place: Place): readonly SpotKind[] {
  if (place === SHERIFF) return SHERIFF_SPOTS;
  return matAt(open, place).owner === undefined ? GREY_SPOTS : COLOUR_SPOTS;
}

/** A mat with all there is on it: its pot, its spots, the hand played for there, its porch, and what is for sale. */
export function Mat({ open, place }: { open: Open; place: Place }) {
  const mat = matAt(open, place);
  const { owner } = mat;
  const name = t().cards.mats[mat.id];
  const cue = playback.cue.value as { readonly place?: Place } | undefined;
  const isTold = playback.isPlaying.value && cue?.place === place;
  const kind = place === SHERIFF ? 'mat-sheriff' : owner === undefined ? 'mat-grey' : classOf(owner);
  return (
    <section class={`mat ${kind}${isTold ? ' mat-told' : ''}`} aria-label={name} data-place={place}>
      <header class="mat-head">
        {owner !== undefined && (
          <span class="mat-brand" title={t().board.owner(nameOfPlayer(owner))}>
            <Brand player={owner} />
          </span>
        )}
        <h2>{name}</h2>
        {owner !== undefined && (
          <small class="mat-owner">
            {owner === mySeat.value ? t().board.yours : t().board.owner(nameOfPlayer(owner))}
          </small>
        )}
        <Pot open={open} place={place} />
      </header>
      <div class="scene">
        <Glyph id={`front-${mat.id}`} class="front" />
        <div class="spots">
          {spotsAt(open, place).map((spot) => (
            <Spot key={spot} open={open} place={place} spot={spot} />
          ))}
        </div>
      </div>
      <Hand open={open} place={place} />
      <div class="mat-cards">
        <Porch open={open} place={place} />
        <Slot open={open} place={place} />
      </div>
    </section>
  );
}

export function Pot({ open, place }: { open: Open; place: Place }) {
  const text = t().board;
  return (
    <span class="pot" title={text.pot}>
      <i>{text.pot}</i>
      <span>
        {place === SHERIFF ? (
          <>
            <KindIcon kind="law" label={t().cards.influence(1, 'law')} />
            <KindIcon kind="force" label={t().cards.influence(1, 'force')} />
            <em>{text.or}</em>
            <Glyph id="posse" class="pot-posse" label={text.sheriffPot} />
          </>
        ) : (
          <KindIcons kind={potOf(matAt(open, place))} count={figures.value.pot} />
        )}
      </span>
    </span>
  );
}

/** The hand of whoever looks; whoever has none sees the two cards that shoulder the mat. */
export function Hand({ open, place }: { open: Open; place: Place }) {
  const reading = readings.value[place];
  if (reading) return <HandRibbon reading={reading} />;
  // It has its place before there are cards.
  if (open.gaps.length === 0) return <span class="ribbon ribbon-none" />;
  return (
    <span class="ribbon">
      <span class="ribbon-cards">
        <MiniCard card={leftCard(open, place)} />
        <MiniCard card={rightCard(open, place)} />
      </span>
      <span class="ribbon-words">
        <small>{t().board.with}</small>
      </span>
    </span>
  );
}

function Porch({ open, place }: { open: Open; place: Place }) {
  const mat = matAt(open, place);
  const building = topOf(mat);
  const strip = (
    <PorchStrip
      building={building}
      count={mat.porch.length}
      owner={mat.owner}
      gives={isGrey(mat) ? givesOf(mat) : undefined}
    />
  );
  return (
    <TargetButton
      label={t().board.porch(building && t().cards.buildings[building])}
      about={building ? { type: 'building', id: building } : { type: 'place', id: place }}
      class="mat-porch"
    >
      {strip}
    </TargetButton>
  );
}

function Slot({ open, place }: { open: Open; place: Place }) {
  const { slot } = matAt(open, place);
  const text = t().board;
  if (!slot) return <span class="mat-slot mat-sold">{text.sold}</span>;
  const { price, vp } = figures.value.buildings[slot];
  return (
    <TargetButton
      target={{ at: 'slot', place }}
      label={`${text.sale(t().cards.buildings[slot], t().cards.price(price))}, ${vp} ${text.vp}`}
      about={{ type: 'building', id: slot }}
      class="mat-slot"
    >
      <Ticket building={slot} />
    </TargetButton>
  );
}
