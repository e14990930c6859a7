import type { ComponentProps } from 'preact';
import { colon } from '../../../i18n';
import { matAt } from '../../../../shared/games/western/ring';
import { buildingOf } from '../../../../shared/games/western/ruleset';
import { RIVAL } from '../../../../shared/games/western/state';
import type { Outlook } from '../../../../shared/games/western/unseen';
import type { SpotChoice } from '../../../../shared/games/western/decisions';
import { previewOf, type PorchUse, type SpotPreview } from '../model/spotPreview';
import type { Reading } from '../model/reading';
import { lazy, Suspense } from '../../../parts/lazy';
import { handName } from '../parts/HandRibbon';
import { MiniCard } from '../parts/PokerCard';
import { Posse } from '../parts/Posse';
import { t } from '../texts';
import type { DuelChances } from './later';
import { Said } from './Said';
import { Line } from './SpotLine';
import { beatsInWords } from './spotWords';
import './SpotCard.css';

/** Nobody stands anywhere when a table has just been opened. */
const chances = lazy<ComponentProps<typeof DuelChances>>(() =>
  import('./later').then((later) => later.DuelChances),
);

/** What a spot would do for you, before it is chosen: what it gives, when, whom it pays, whom you would duel. */
export function SpotCard({ outlook, spot }: { outlook: Outlook; spot: SpotChoice }) {
  const preview = previewOf(outlook, spot);
  const text = t().prompts;
  const mat = t().cards.mats[matAt(outlook.open, spot.place).id];
  return (
    <article class="spot-card">
      <header>
        <Posse player={outlook.seat} isGhost />
        <h3>{text.spotTitle(mat, spot.spot, spot.side)}</h3>
        <small>{preview.enemy === undefined && text.free}</small>
      </header>
      {preview.enemy !== undefined && <Suspense of={chances} props={{ outlook, enemy: preview.enemy }} />}
      <Gain preview={preview} />
      <Porch outlook={outlook} preview={preview} />
      <Change preview={preview} />
      {preview.isLeftover && (
        <Line moment="buy">
          <Said text={text.lines.leftover} />
          <small>{text.lines.lostIfWounded}</small>
        </Line>
      )}
      <Pot preview={preview} />
      <Sale outlook={outlook} preview={preview} />
    </article>
  );
}

function Gain({ preview: { gain } }: { preview: SpotPreview }) {
  const text = t().prompts.lines;
  if (!gain) return null;
  const { amount, kind, when, isFull } = gain;
  return (
    <Line moment={when === 'now' ? 'now' : 'resolution'}>
      <b>
        <Said text={when === 'now' ? text.gainNow(amount, kind) : text.gainIfWon(amount, kind)} />
      </b>
      {isFull && when === 'now' && kind !== 'X' && (
        <small class="prompt-warning">{text.fullTrack(kind)}</small>
      )}
    </Line>
  );
}

function Porch({ outlook, preview }: { outlook: Outlook; preview: SpotPreview }) {
  const { porch, bossGain } = preview;
  const text = t().prompts.lines;
  const { cards } = t();
  const boss = outlook.open.seats[outlook.seat]?.boss;
  return (
    <>
      {porch === 'empty' && <Line sign="–">{text.emptyPorch}</Line>}
      {porch && porch !== 'empty' && <Building outlook={outlook} use={porch} />}
      {bossGain > 0 && boss && (
        <Line moment="resolution">
          <Said text={text.boss(cards.bosses[boss], bossGain)} />
          <small>{text.lostIfWounded}</small>
        </Line>
      )}
    </>
  );
}

function Building({ outlook, use }: { outlook: Outlook; use: PorchUse }) {
  const { building, owner, paid, note } = use;
  const text = t().prompts.lines;
  const of = buildingOf(outlook.config, building);
  return (
    <>
      <Line moment={of.moment}>
        <b>{colon(t().cards.buildings[building])}</b> {t().cards.effects(of)}
        {note && (
          <small>
            <Said text={noteText(note)} />
          </small>
        )}
        {of.moment !== 'now' && <small>{text.lostIfWounded}</small>}
      </Line>
      <Line sign={<MoneyMark />}>
        <Said
          text={
            !paid
              ? owner === RIVAL
                ? text.rivalsGold
                : text.noGold
              : paid.player === outlook.seat
                ? text.yourGold(paid.amount)
                : text.ownersGold(paid.player, paid.amount)
          }
        />
      </Line>
    </>
  );
}

function MoneyMark() {
  return <Said text="{gold}" />;
}

function noteText(note: NonNullable<PorchUse['note']>): string {
  const text = t().prompts.lines;
  switch (note.type) {
    case 'noWounded':
      return text.noWounded;
    case 'noTarget':
      return text.noTarget;
    case 'deckEmpty':
      return text.deckEmpty;
    case 'wounded':
      return text.someWounded(note.players);
    case 'counts':
      return text.countsNow(note.amount);
  }
}

function Change({ preview: { change } }: { preview: SpotPreview }) {
  const text = t().prompts.lines;
  if (!change) return null;
  const { from, to, better, worse } = change;
  const { pokerCard } = t().cards;
  return (
    <Line moment="resolution">
      <b>
        <MiniCard card={from} /> → <MiniCard card={to} />
      </b>{' '}
      {text.counts(pokerCard(from), pokerCard(to))}
      {better.length > 0 && (
        <small>
          <Said text={text.better(better.map(inWords))} />
        </small>
      )}
      {worse.length > 0 && (
        <small>
          <Said text={text.worse(worse.map(inWords))} />
        </small>
      )}
      {better.length + worse.length === 0 && <small>{text.noChange}</small>}
      <small>{text.lostIfWounded}</small>
    </Line>
  );
}

function inWords(reading: Reading): string {
  return t().prompts.lines.handAt(reading.place, handName(reading).toLowerCase(), beatsInWords(reading));
}

/** What is played for there, with which hand, against whom. */
function Pot({ preview: { pot, reading, isThereAlready } }: { preview: SpotPreview }) {
  const text = t().prompts;
  const what =
    pot.kind === 'sheriff'
      ? text.lines.sheriffPot
      : pot.kind === 'X'
        ? `${pot.amount} {wild}`
        : text.signs(pot.amount, pot.kind);
  return (
    <Line sign={reading && <MiniCard card={reading.own} />}>
      <b>
        <Said text={text.lines.pot(what)} />
      </b>
      {isThereAlready && <small>{text.lines.alreadyThere}</small>}
      {reading && (
        <small>
          <b>{handName(reading)}</b> <Said text={beatsInWords(reading)} />,{' '}
          <Said text={text.lines.against(reading.opponents.map(({ player }) => player))} />
        </small>
      )}
    </Line>
  );
}

function Sale({ outlook, preview }: { outlook: Outlook; preview: SpotPreview }) {
  const { sale, isThereAlready } = preview;
  const text = t().prompts.lines;
  if (!sale) return null;
  const { price } = buildingOf(outlook.config, sale.building);
  return (
    <Line moment="buy">
      <Said text={text.forSale(sale.building, t().prompts.amounts(price))} />
      <small>
        {isThereAlready ? (
          text.saleAlready
        ) : sale.short ? (
          <Said text={text.short(t().prompts.amounts(sale.short), sale.isWon)} />
        ) : (
          text.enough
        )}
      </small>
    </Line>
  );
}
