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
  usePinnedEnd(list, lines.length);
  return (
    <div class="words-list" id="words-log" role="tabpanel" aria-labelledby="tab-log" tabIndex={0} ref={list}>
      <ol>
        {lines.length === 0 && <li class="words-empty">{t().table.logEmpty}</li>}
        {lines.map(({ key, words, rule, by, isRound }) => (
          <li key={key} class={isRound ? 'words-round' : undefined}>
            <RichText text={words} isSkipped /> {rule && <RuleLink rule={rule} isSkipped />}
            {by && <Automatic by={by} />}
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
  if (isTold) return own.map((line) => ({ ...line, by }));
  if (answer === null || answer === false) return own;
  const forYou = t().habits.forYou(askOf({ kind }).title, describeAnswer(kind, answer));
  return [{ key: `for ${number}`, words: forYou, by }, ...own];
}

/** T16: nobody has to wonder who did that. */
function Automatic({ by }: Required<Pick<Line, 'by'>>) {
  const text = t().habits;
  return (
    <small class="words-automatic" title={by === 'bot' ? text.byBot : text.byRule}>
      {text.automatic}
    </small>
  );
}
