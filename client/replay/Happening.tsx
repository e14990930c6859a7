import type { Deed } from '../../shared/replay';
import { askOf, describeAnswer } from '../games/asked';
import { ui } from '../games/current';
import { perGame } from '../games/perGame';
import { t } from '../i18n';
import { info } from '../model/table';
import { judged } from '../model/verdict';
import { Suspense } from '../parts/lazy';
import { RichText } from '../parts/RichText';
import { changed, isWhatIf, moment, onlooker, replay, sight } from './player';
import { useText } from './text';
import { ownDecision } from './whatIf';

/** T14: who has won, as at the table and in the records; in a line that was never played nobody has left. */
const verdict = perGame(async (game) => {
  const { standings, verdict: inWords } = await game.ending();
  return () => {
    const open = sight.value?.view.open;
    const table = info.value;
    if (open === undefined || !table) return null;
    const { winners } = judged(standings(open), game.winners(open), isWhatIf.value ? { seats: [] } : table);
    const words = winners?.length === 0 ? inWords?.(open) : winners && t().results.winner(winners);
    return (
      <p>
        <b>{words && <RichText text={words} />}</b>
      </p>
    );
  };
});

/** Whose choice led here, and who is asked now: as far as the onlooker may know. */
export function Happening() {
  const text = useText();
  const deed = replay.value?.deed(moment.value, onlooker.value);
  const source = isWhatIf.value ? changed.value?.sources[moment.value - 1] : undefined;
  const open = sight.value?.view.open;
  const isOver = open !== undefined && ui().winners(open) !== undefined;
  return (
    <div class="happening">
      {deed && (
        <p>
          <Told deed={deed} />{' '}
          {source && source !== 'recorded' && <em class="happening-source">{text.whatIf.source[source]}</em>}
        </p>
      )}
      {isOver ? <Suspense of={verdict()} /> : <Asked />}
    </div>
  );
}

function Told({ deed: { type, seat, kind, answer } }: { deed: Deed }) {
  const text = useText();
  if (type === 'retract') return <RichText text={text.tookBack(seat)} />;
  if (type === 'arrange') return <RichText text={ui().words().rearranged(seat)} />;
  if (!kind) return <RichText text={text.lockedIn(seat)} />;
  const question = askOf({ kind }).title;
  if (answer === undefined) return <RichText text={text.decided(seat, question)} />;
  return <RichText text={text.chose(seat, question, describeAnswer(kind, answer))} />;
}

function Asked() {
  const text = useText();
  const seats = sight.value?.view.waitingFor ?? [];
  if (seats.length === 0) return null;
  const seat = seats[0] ?? 0;
  const decision = seats.length === 1 ? ownDecision(seat) : undefined;
  return (
    <p class="happening-asked">
      <RichText text={decision ? text.asked(seat, askOf(decision).title) : text.waiting(seats)} />
    </p>
  );
}
