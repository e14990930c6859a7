import type { Deed } from '../../shared/replay';
import { askOf, describeAnswer } from '../games/asked';
import { ui } from '../games/current';
import { t } from '../i18n';
import { RichText } from '../parts/RichText';
import { changed, isWhatIf, moment, onlooker, replay, sight } from './player';
import { useText } from './text';
import { ownDecision } from './whatIf';

/** Whose choice led here, and who is asked now: as far as the onlooker may know. */
export function Happening() {
  const text = useText();
  const deed = replay.value?.deed(moment.value, onlooker.value);
  const source = isWhatIf.value ? changed.value?.sources[moment.value - 1] : undefined;
  const open = sight.value?.view.open;
  const winners = open === undefined ? undefined : ui().winners(open);
  return (
    <div class="happening">
      {deed && (
        <p>
          <Told deed={deed} />{' '}
          {source && source !== 'recorded' && <em class="happening-source">{text.whatIf.source[source]}</em>}
        </p>
      )}
      {winners ? (
        <p>
          <b>
            <RichText text={t().results.winner(winners)} />
          </b>
        </p>
      ) : (
        <Asked />
      )}
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
