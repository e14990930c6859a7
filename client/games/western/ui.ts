import { advance } from '../../../shared/games/western/advance';
import { PUBLISHED_FIGURES } from '../../../shared/games/western/catalog/figures';
import type { DecisionKind } from '../../../shared/games/western/decisions';
import { westernEvents } from '../../../shared/games/western/eventFields';
import { WEIGHTS } from '../../../shared/games/western/kindWeights';
import type { WesternTypes } from '../../../shared/games/western/types';
import { westernWire } from '../../../shared/games/western/wire';
import { after, hintAt } from '../../help/hintAt';
import { info } from '../../model/table';
import { fetched } from '../../parts/lazy';
import type { GameUi } from '../ui';
import { Hall } from './board/Hall';
import { Mat } from './board/Mat';
import { MiniMat } from './board/MiniMat';
import { Ring } from './board/Ring';
import { Street } from './board/Street';
import { Town } from './board/Town';
import { sceneNow } from './model/stage';
import { EVENTS } from './events';
import { fetchExplanation, hintText, resultsText } from './help/helpParts';
import { highlight } from './highlight';
import { sceneOf } from './model/scene';
import { isToldLarge } from './model/scenes';
import { Aside } from './panels/Aside';
import { Buildings } from './panels/Buildings';
import { Progress } from './panels/Progress';
import { WesternSeat } from './panels/WesternSeat';
import { nameOfThing, Thing } from './parts/Thing';
import { askOf } from './prompts/askOf';
import { describeAnswer } from './prompts/describe';
import { musingOf } from './prompts/musing';
import { NowPlaying } from './prompts/NowPlaying';
import { Purse } from './prompts/Purse';
import { PROMPTS } from './prompts/registry';
import { ruleBehind } from './prompts/ruleBehind';
import { words } from './words';
import './style/tokens.css';
import './style/table.css';

/** Western at a table. */
export const westernUi: GameUi<WesternTypes> = {
  rounds: PUBLISHED_FIGURES.rounds,
  layout: 'tall',
  letters: ['700 1em "House Condensed"', '1em "Western Sign"'],

  Board: Town,
  Seat: WesternSeat,
  Progress,
  Aside,
  NowPlaying,
  Explain: fetched(fetchExplanation),
  sheet: {
    name: 'buildings',
    isThere: ({ open }) => open.seats.some(({ buildings }) => buildings.length > 0),
    Sheet: Buildings,
  },
  Thing,
  nameOfThing,
  spoken: () => import('./spoken/spoken').then(({ loadSpoken }) => loadSpoken()),

  prompts: PROMPTS,
  Purse,
  ask: askOf,
  describe: describeAnswer,
  musing: musingOf,
  ruleBehind,
  delegation: { weights: WEIGHTS, onDemand: [] },
  hints: {
    load: () => hintText.load(),
    at: (kind: DecisionKind) => {
      const text = hintText.text();
      const hint = hintAt(text, kind);
      // At the very first question also how to win, in so few words that the choice stays in sight.
      if (kind === 'boss') return after(text.goalFirst, hint);
      return kind === 'keep' && info.value?.seats.length === 1 ? after(text.soloFirst, hint) : hint;
    },
  },

  wire: westernWire,
  rows: westernEvents,
  events: EVENTS,
  captions: () => import('./captions').then(({ loadCaptions }) => loadCaptions()),
  advance: (open, event) => advance(open, event, sceneOf(open).config),
  isToldLarge,
  moment: ({ round, posses, active, phase }) => ({
    round,
    turn: posses.length,
    active,
    isOver: phase === 'over',
  }),
  winners: ({ outcome }) => outcome?.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])),
  ending: () => Promise.all([import('./ending'), resultsText.load()]).then(([{ ending }]) => ending),
  highlight,
  words,
};

/** For pictures among the rules. */
export const boardParts = { Hall, Mat, MiniMat, Ring, Street, sceneNow };
