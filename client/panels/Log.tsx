import { useRef } from 'preact/hooks';
import type { AutomaticAnswer } from '../../shared/protocol/habits';
import { askOf, describeAnswer } from '../games/asked';
import { t } from '../i18n';
import { automaticFrom } from '../model/habits';
import { lineOf, rowOf, type TableEvent } from '../model/log';
import { mySeat } from '../model/table';
import { told } from '../model/told';
import { usePinnedEnd } from '../parts/pinnedEnd';
import { RichText } from '../parts/RichText';
import { RuleLink } from '../parts/RuleLink';

interface Line {
  readonly key: string;
  readonly words: string;
  readonly rule?: string;
  readonly isRound?: boolean;
  /** Who answered for the person in this page. */
  readonly by?: AutomaticAnswer['by'];
}

/** What has happened, in words, down to what is being shown. */
export function Log() {
  const list = useRef<HTMLDivElement>(null);
  const lines = told.value.flatMap(linesFor);
  const firstAutomatic = lines.find(({ by }) => by);
  usePinnedEnd(list, lines.length);
  return (
    <div class="words-list" id="words-log" role="tabpanel" aria-labelledby="tab-log" tabIndex={0} ref={list}>
      <ol>
        {lines.length === 0 && <li class="words-empty">{t().table.logEmpty}</li>}
        {lines.map((line) => (
          <li key={line.key} class={line.isRound ? 'words-round' : undefined}>
            <RichText text={line.words} isSkipped /> {line.rule && <RuleLink rule={line.rule} isSkipped />}
            {line.by && <Automatic by={line.by} isFirst={line === firstAutomatic} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function linesFor(event: TableEvent, number: number): Line[] {
  const words = lineOf(event);
  const { opens, rule } = rowOf(event);
  const own = words ? [{ key: `${number}`, words, rule, isRound: opens === 'round' }] : [];
  const done = automaticFrom.value.get(number);
  if (!done) return own;
  const { kind, answer, by } = done;
  // Where the event is what was answered it is told already; and what was declined is not worth a line.
  const isTold = (event as { readonly seat?: unknown }).seat === mySeat.value;
  if (answer === null || answer === false) return own;
  if (isTold) return own.map((line) => ({ ...line, by }));
  const forYou = t().habits.forYou(askOf({ kind }).title, describeAnswer(kind, answer));
  return [{ key: `for ${number}`, words: forYou, by }, ...own];
}

/** T16: nobody has to wonder who did that. The first time it is said in full. */
function Automatic({ by, isFirst }: Required<Pick<Line, 'by'>> & { isFirst: boolean }) {
  const text = t().habits;
  const why = by === 'bot' ? text.byBot : text.byRule;
  if (isFirst) return <small class="words-why">{why}</small>;
  return (
    <small class="words-automatic" title={why}>
      {text.automatic}
    </small>
  );
}
