import type { Seat } from '../../../../shared/core';
import { INDUSTRIES, KINDS } from '../../../../shared/games/western/catalog/ids';
import { iconsOf } from '../../../../shared/games/western/counters';
import { isSolo, seatState } from '../../../../shared/games/western/ring';
import { scoreOf } from '../../../../shared/games/western/score';
import type { Open, Phase, SeatState } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { explain } from '../../../model/explain';
import { nameOf } from '../../../model/names';
import { SeatFrame } from '../../../panels/SeatFrame';
import type { SeatProps } from '../../ui';
import { figures } from '../model/figures';
import { possesOf } from '../model/posses';
import { knownCard } from '../model/revealed';
import { sceneOf } from '../model/scene';
import { playersOf } from '../model/shares';
import { BossBust } from '../parts/BossBust';
import { Brand } from '../parts/Brand';
import { Glyph } from '../parts/Glyph';
import { CardBack, MiniCard } from '../parts/PokerCard';
import { Signed } from '../parts/Signed';
import { IndustryIcon } from '../parts/signs';
import { Track } from '../parts/Track';
import { t } from '../texts';
import { OwnedBuildings } from './OwnedBuildings';
import { RivalSeat } from './RivalSeat';
import { SeatGain } from './SeatGain';
import { SeatSceneLater } from './SeatSceneLater';
import './WesternSeat.css';

/** Everybody chooses at once then: whoever is not waited for is ready. */
const TOGETHER: readonly Phase[] = ['bosses', 'keep'];

/** One seat: its boss, its influence, its shares, its posses, and what it holds. */
export function WesternSeat(props: SeatProps<WesternTypes>) {
  const { open, seat } = props;
  const text = t().board;
  const state = seatState(open, seat);
  const scene = sceneOf(open);
  const score = scoreOf(scene, seat);
  const best = Math.max(...playersOf(open).map((player) => scoreOf(scene, player).points));
  const industries = score.points - score.buildings - score.wanted;
  return (
    <>
      <SeatFrame
        {...props}
        isActive={open.active === seat}
        mark={<Mark {...props} state={state} />}
        what={state.boss ? t().cards.bosses[state.boss] : text.bossUnknown}
        score={{
          points: score.points,
          isBest: score.points > 0 && score.points === best,
          word: text.vp,
          sources: [
            [text.sources.buildings, score.buildings],
            [text.sources.wanted, score.wanted],
            [text.sources.industries, industries],
          ],
        }}
        notes={notesOf(open, seat)}
        isReady={TOGETHER.includes(open.phase)}
        tracks={KINDS.map((kind) => (
          <Track key={kind} kind={kind} has={state.influence[kind]} />
        ))}
        onAsk={() => explain({ type: 'legend' })}
      >
        <SeatGain open={open} seat={seat} />
        {state.boss && (
          <p class="seat-ability" title={t().cards.ability(figures.value.bosses[state.boss])}>
            <Signed text={text.effects(figures.value.bosses[state.boss])} />
          </p>
        )}
        <div class="seat-foot">
          <span class="seat-shares">
            {INDUSTRIES.map((industry) => {
              const shares = iconsOf(scene, state.buildings, industry);
              return (
                <span
                  key={industry}
                  role="img"
                  aria-label={text.shares(industry, shares)}
                  title={text.shares(industry, shares)}
                >
                  <IndustryIcon industry={industry} />
                  {shares}
                </span>
              );
            })}
          </span>
          <HeldCard {...props} />
          <Posses state={state} />
        </div>
        <OwnedBuildings buildings={state.buildings} name={nameOf(seat)} />
        {state.boss && open.seats.length < 3 && <SeatSceneLater seats={open.seats} player={seat} />}
      </SeatFrame>
      {isSolo(open) && <RivalSeat {...props} />}
    </>
  );
}

function notesOf(open: Open, seat: Seat): string[] {
  const text = t().board;
  const { truce, thirdNext } = seatState(open, seat);
  const turn = open.phase === 'buy' ? open.order.indexOf(seat) : -1;
  const notes: string[] = [];
  if (turn >= 0) notes.push(text.buys(turn, open.order.length));
  if (truce) notes.push(text.truce);
  if (thirdNext) notes.push(text.thirdNext);
  return notes;
}

/** The boss, with the brand of the seat; the dealer's chip and Wanted lie on it. */
function Mark({ open, seat, state }: SeatProps<WesternTypes> & { state: SeatState }) {
  const text = t().board;
  const { boss } = state;
  const drawn = (
    <>
      <BossBust boss={boss} />
      <i class="bust-brand">
        <Brand player={seat} />
      </i>
      {open.round > 0 && open.dealer === seat && (
        <span class="bust-dealer" title={text.dealerHint}>
          <Glyph id="dealer" label={text.dealer} />
        </span>
      )}
      {open.wanted === seat && (
        <span class="bust-wanted" title={text.wantedHint}>
          <Glyph id="wanted" label={text.wanted} />
        </span>
      )}
    </>
  );
  if (!boss)
    return (
      <span class="seat-mark western-mark" role="img" aria-label={text.bossUnknown}>
        {drawn}
      </span>
    );
  return (
    <button
      class="seat-mark western-mark"
      aria-label={t().cards.bosses[boss]}
      title={t().cards.ability(figures.value.bosses[boss])}
      onClick={() => explain({ type: 'boss', id: boss })}
    >
      {drawn}
    </button>
  );
}

/** The kept card: the own one, one that was shown, in a replay with everything open any; else its back. */
function HeldCard(props: SeatProps<WesternTypes>) {
  const { open, seat } = props;
  const card = knownCard(props, seat);
  const text = t().board;
  if (card) return <MiniCard card={card} player={seat} />;
  const isHeld = open.gaps.length > 0 && open.phase !== 'keep' && open.phase !== 'over';
  return isHeld ? (
    <span class="seat-back">
      <CardBack label={text.faceDown} />
    </span>
  ) : null;
}

/** Posses still to be placed are bright, those out in the town dim. */
function Posses({ state }: { state: SeatState }) {
  const { ready } = state;
  const all = possesOf(state);
  const words = t().board.posses(ready, all);
  return (
    <span class="seat-posses" role="img" aria-label={words} title={words}>
      {Array.from({ length: all }, (_, i) => (
        <Glyph key={i} id="posse" class={i < all - ready ? 'posse-out' : undefined} />
      ))}
    </span>
  );
}
