import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../shared/core';
import type { GivenAnswer } from '../../shared/replay';
import type { TableInfo } from '../../shared/protocol/table';
import { askOf, describeAnswer } from '../games/asked';
import { ui } from '../games/current';
import { nameOf } from '../model/names';
import { playback } from '../model/playback';
import { info, view } from '../model/table';
import { RichText } from '../parts/RichText';
import { useOptionKeys } from '../prompts/optionKeys';
import { Prompt } from '../prompts/PromptDock';
import { choicesAt } from './choices';
import { changed, isRunning, isWhatIf, moment, onlooker, original, pause, replay, sight } from './player';
import { useText } from './text';
import { ask, asking, discard, hasFailed, isWorking, stopAsking, switchLine } from './whatIf';
import './WhatIf.css';

/** The way into a what-if: which choices there are to make anew at this moment. */
export function WhatIfDoor() {
  const text = useText().whatIf;
  const isOpen = useSignal(false);
  // Whoever chooses needs the moment to stand still; whoever plays on has chosen not to.
  const isChoosing = isOpen.value && !isRunning.value;
  const choices = isChoosing ? choicesHere() : [];
  const toggle = () => {
    pause();
    playback.skip();
    isOpen.value = !isChoosing;
  };
  return (
    <div class="what-if">
      <button class="button what-if-door" aria-expanded={isChoosing} onClick={toggle}>
        {text.title}
      </button>
      {hasFailed.value && (
        <p class="notice" role="alert">
          {text.failed}
        </p>
      )}
      {isChoosing && (
        <>
          <p class="what-if-hint">
            {choices.length > 0
              ? text.choose
              : onlooker.value === 'spectator'
                ? text.notAsSpectator
                : text.nothing}
          </p>
          <ul class="options">
            {choices.map(({ seat, was, label }) => (
              <li key={`${seat} ${was.at}`}>
                <button class={`option seat-${seat}`} onClick={() => void ask(seat, was)}>
                  <strong>
                    <RichText text={label} />
                  </strong>
                  <small>
                    <RichText text={describeAnswer(was.kind, was.answer)} />
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isChoosing && <p class="what-if-hint">{text.hint}</p>}
    </div>
  );

  function choicesHere(): { seat: Seat; was: GivenAnswer; label: string }[] {
    const match = replay.value;
    const seen = sight.value?.view;
    if (!match || !seen) return [];
    const who = onlooker.value;
    const seats = (info.value?.seats ?? []).flatMap(({ seat }) =>
      who === 'everything' || who === seat ? [seat] : [],
    );
    const { round } = ui().moment(seen.open);
    return choicesAt(match, moment.value, { seats, waitingFor: seen.waitingFor }).map(
      ({ seat, was, isPlan }) => ({
        seat,
        was,
        label: isPlan ? ui().words().planOf(seat, round) : text.answer(seat, askOf(was).title),
      }),
    );
  }
}

/** The seat's own prompt, as the seat saw it, to answer otherwise. */
export function Asking({ table }: { table: TableInfo }) {
  const text = useText().whatIf;
  const now = asking.value;
  const seen = view.value;
  const dock = useRef<HTMLDivElement>(null);
  useOptionKeys(dock);
  if (!now || !seen?.decision) return null;
  return (
    <div class="what-if-dock" ref={dock}>
      <p class={`what-if-asking seat-${now.seat}`}>
        <RichText text={text.asking(now.seat)} />
      </p>
      {isWorking.value ? (
        <p class="dock-wait" role="status">
          {text.running}
        </p>
      ) : (
        <Prompt key={now.was.at} table={table} view={seen} decision={seen.decision} />
      )}
      <p class="dock-choice">
        <span class="eyebrow">{text.inTheMatch}</span>
        <strong>
          <RichText text={describeAnswer(now.was.kind, now.was.answer)} />
        </strong>
      </p>
      <button class="button" onClick={stopAsking}>
        {text.cancel}
      </button>
    </div>
  );
}

/** What was changed, what it came to, and the way back. */
export function WhatIfResult() {
  const text = useText().whatIf;
  const line = changed.value;
  const before = original.value?.moments.at(-1)?.points;
  const after = line?.replay.moments.at(-1)?.points;
  if (!line || !before || !after) return null;
  const { seat, was, answer } = line;
  return (
    <section class="what-if-result" aria-label={text.isOn}>
      <p class="eyebrow">{text.isOn}</p>
      <p>
        <RichText
          text={text.instead(seat, describeAnswer(was.kind, was.answer), describeAnswer(was.kind, answer))}
        />
      </p>
      <p class="what-if-hint">{text.rest}</p>
      <table>
        <caption>{after.every((points, i) => points === before[i]) ? text.same : text.end}</caption>
        <tbody>
          {after.map((points, i) => (
            <tr key={i}>
              <th scope="row" class={`seat-name seat-${i}`}>
                {nameOf(i)}
              </th>
              <td>{before[i]}</td>
              <td aria-hidden="true">→</td>
              <td>
                <b>{points}</b>
              </td>
              <td class="what-if-difference">{text.difference(points - (before[i] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="confirm">
        <button class="button" onClick={() => switchLine(!isWhatIf.value)}>
          {isWhatIf.value ? text.toMatch : text.toChange}
        </button>
        <button class="button" onClick={discard}>
          {text.discard}
        </button>
      </div>
    </section>
  );
}
