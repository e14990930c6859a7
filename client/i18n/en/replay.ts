import type { Translation } from '../translation';
import type { CheckName, CheckResult } from '../../../shared/fairness/verify';
import type { Source } from '../../../shared/replay/whatIf';
import { wordsOf } from '../plural';
import { seatMark as s } from '../rich';

const { count, list } = wordsOf('en');

/** Everything the replay page says. Messages may carry marks (`RichText`). */
export const replay = {
  title: 'Replay',
  loading: 'Fetching the match…',
  missing: {
    title: 'No such match',
    text: 'There is no finished match at this address. A match can be watched again once it is over, for as long as the host keeps it.',
  },
  home: 'Back to the start page',

  open: {
    title: 'Watch a match again',
    text: 'Drop a match file here, or choose one. It stays in your browser.',
    choose: 'Choose a file',
  },
  /** The engine of a match. `start`: of its hash, in which it is told from others of its version. */
  engine: (game: string, rules: string, start?: string) =>
    `${game}, rules ${rules}${start === undefined ? '' : `, ${start}…`}`,
  needed: {
    engine: 'It needs the engine',
    where: 'A server that has it can show this match: the one that it was played on, for example.',
  },
  plainLog: {
    title: 'What everybody answered',
    text: 'Without its engine we cannot show the table. Here is every answer, as it was written down.',
    retracted: 'takes it back and thinks again.',
    arranged: (words: string) => `gives a standing order: ${words}`,
    nobody: (seat: number) => `Seat ${seat + 1}`,
  },
  badFile: {
    unreadable: 'This is not a match file: we could not read it.',
    tooLarge: 'This file is too large to be a match.',
    foreign: 'This file is not a match of Pocket Arena, or something in it was lost.',
    missing: 'This match was played by rules that this server does not have, so it cannot be shown here.',
    untrue:
      'The rules that this match was played by did not come as they should: what we were sent under their name is something else, so we did not use it.',
    impossible:
      'This match cannot have happened: the rules refuse something in it. Here is what does not fit.',
  },

  position: (now: number, last: number) => `${now} of ${last}`,
  turnOf: (seat: number) => `${s(seat)}'s turn`,
  over: 'The match is over',
  points: (names: readonly string[], points: readonly number[]) =>
    list(names.map((name, i) => `${name} ${points[i]}`)),

  seenBy: 'Seen by',
  everything: 'Everything open',
  spectator: 'A spectator',

  scrubber: 'Points over time; drag to go to any moment',
  play: 'Play',
  pause: 'Pause',
  step: { back: 'One decision back', on: 'One decision on' },
  turn: { back: 'One turn back', on: 'One turn on' },
  round: { back: 'One round back', on: 'One round on' },
  speed: 'Speed',
  keys: 'Space plays, ← → step, with Shift by turn, Page up and down by round.',

  chose: (seat: number, question: string, answer: string) =>
    `${s(seat)} · ${question}${question.endsWith('?') ? '' : ':'} ${answer}`,
  lockedIn: (seat: number) => `${s(seat)} has locked something in.`,
  tookBack: (seat: number) => `${s(seat)} takes it back and thinks again.`,
  decided: (seat: number, question: string) => `${s(seat)} · ${question}`,
  asked: (seat: number, question: string) => `Now asked: ${s(seat)} · ${question}`,
  waiting: (seats: readonly number[]) => `Now asked: ${list(seats.map(s))}`,

  highlights: 'Highlights',

  whatIf: {
    title: 'What if…?',
    hint: 'Change one choice and see the rest play out differently.',
    choose: 'Whose choice do you want to change?',
    answer: (seat: number, question: string) => `${s(seat)} · ${question}`,
    nothing: 'Nobody had a choice here. Go to another moment.',
    notAsSpectator: 'See the match with somebody’s eyes, or with everything open, to change a choice.',
    cancel: 'Never mind',
    inTheMatch: 'In the match',
    asking: (seat: number) => `What if ${s(seat)} had chosen otherwise?`,
    running: 'Playing it out…',
    failed: 'That could not be played out. Please try another choice.',
    isOn: 'What if',
    instead: (seat: number, was: string, now: string) => `${s(seat)}: ${now} (in the match: ${was})`,
    rest: 'The others go on as they did where that still fits; Veteran answers the rest.',
    same: 'The points do not change.',
    end: 'In the end',
    difference: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0'),
    source: {
      recorded: 'as in the match',
      changed: 'the change',
      bot: 'chosen by Veteran',
    } satisfies Record<Source, string>,
    toMatch: 'Compare',
    toChange: 'Show what if',
    discard: 'Back to the match',
    key: { match: 'Bold: the match. Thin: what if.', whatIf: 'Bold: what if. Thin: the match.' },
  },

  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'Copy this link:',
  save: 'Save as a file',
  fairness: 'How fairness is proven',
  verify: 'Verify',
  verifying: {
    title: 'Was it fair?',
    close: 'Close',
    busy: 'Playing the match again…',
    fair: 'Yes. Everything fits.',
    unfair: (failed: number) =>
      failed > 0
        ? `No. ${count(failed, { one: 'thing does', other: 'things do' })} not fit.`
        : 'This cannot be checked here.',
    witnessed: 'Your browser was there: it compared the match with its own notes, too.',
    notWitnessed:
      'Your browser was not there, so it cannot tell whether this is what the players saw. Somebody who played can.',
    notChecked: 'This could not be checked here.',
    noEngine: 'The match was played before rules were named by their hash.',
    otherEngine:
      'The file that was named is not here; another one of the same version of the rules was used.',
    playedBy: 'Played by the engine',
    notNoted: 'This browser has no notes about it.',
    noNotes: 'This browser has no notes of this match to compare with.',
    more: 'How this works, without mathematics',
    results: { ok: 'fits', failed: 'does not fit', 'not-checked': 'not checked' } satisfies Record<
      CheckResult,
      string
    >,
    checks: {
      rules: {
        title: 'The rules',
        text: 'The match was played again by the version of the rules that it says.',
        failed: 'The match was played by other rules than these, so it cannot be played again here.',
      },
      engine: {
        title: 'The rules, to the letter',
        text: 'They are the very file that was named when the table was opened.',
        failed: 'They are another file than the one that was named when the table was opened.',
      },
      seedCommitment: {
        title: 'The server’s secret number',
        text: 'The server used the number that it had locked away before anybody sat down.',
        failed: 'The number that the server used is not the one that it had locked away.',
      },
      seed: {
        title: 'The shuffle',
        text: 'Every shuffle and deal came from the server’s number and the players’ together.',
        failed: 'The shuffles do not come from the server’s number and the players’ together.',
      },
      replay: {
        title: 'Every move',
        text: 'Your browser has played the match again, and every move was allowed.',
        failed: 'The rules refuse a move of this match, or it does not end where it says.',
      },
      commitments: {
        title: 'Hidden choices',
        text: 'Nothing was changed after it was locked in.',
        failed: 'Something hidden is not what was locked in.',
      },
      events: {
        title: 'What happened',
        text: 'What everybody was shown is what follows from the moves.',
        failed: 'What everybody was shown is not what follows from the moves.',
      },
      seal: {
        title: 'The seal',
        text: 'Nothing of the record was changed since the match ended.',
        failed: 'Something in this record was changed after the match ended.',
      },
      seenSeedCommitment: {
        title: 'My notes: the server’s locked number',
        text: 'It is the one that this browser saw before the match.',
        failed: 'This browser was shown another one before the match.',
      },
      seenEngine: {
        title: 'My notes: the rules',
        text: 'They are the ones that the table was opened with.',
        failed: 'This browser was shown other ones when the table was opened.',
      },
      seenContribution: {
        title: 'My notes: my own number',
        text: 'The random number that this browser added is in the shuffle.',
        failed: 'The random number that this browser added is missing from the shuffle.',
      },
      seenContributions: {
        title: 'My notes: everybody’s numbers',
        text: 'The numbers of all players are those that were shown at the start.',
        failed: 'The players’ numbers are not those that were shown at the start.',
      },
      seenCommitments: {
        title: 'My notes: hidden choices',
        text: 'They are locked with the same seals that this browser saw during play.',
        failed: 'This browser saw other seals on them during play.',
      },
      seenEvents: {
        title: 'My notes: what happened',
        text: 'It is what this browser was shown during play.',
        failed: 'This browser was shown something else during play.',
      },
      seenSeal: {
        title: 'My notes: the seal',
        text: 'It is the one that this browser saw at the end.',
        failed: 'This browser saw another seal at the end.',
      },
    } satisfies Record<CheckName, { title: string; text: string; failed: string }>,
  },
};

export type ReplayText = Translation<typeof replay>;
