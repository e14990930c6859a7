import { advance } from '../../../shared/games/mechs/advance';
import { PUBLISHED_FIGURES } from '../../../shared/games/mechs/catalog/figures';
import type { DecisionKind } from '../../../shared/games/mechs/decisions';
import { mechsEvents } from '../../../shared/games/mechs/eventFields';
import { ON_DEMAND, WEIGHTS } from '../../../shared/games/mechs/kindWeights';
import type { MechsTypes } from '../../../shared/games/mechs/types';
import { mechsWire } from '../../../shared/games/mechs/wire';
import { after, hintAt } from '../../help/hintAt';
import { fetched, lazy } from '../../parts/lazy';
import type { GameUi } from '../ui';
import { Arena } from './board/Arena';
import { EVENTS } from './events';
import { fightHint, hintText } from './help/helpParts';
import { highlight } from './highlight';
import { figures } from './model/figures';
import { forgetPlan } from './model/planning';
import { Market } from './panels/Market';
import { MechsSeat } from './panels/MechsSeat';
import { Progress } from './panels/Progress';
import { nameOfThing, Thing } from './parts/Thing';
import { describeAnswer } from './prompts/describe';
import { musingOf } from './prompts/musing';
import { NowPlaying } from './prompts/NowPlaying';
import { LockedPlan } from './prompts/planOnArena';
import { Purse } from './prompts/Purse';
import { PROMPTS } from './prompts/registry';
import { ruleBehind } from './prompts/ruleBehind';
import { stagesText } from './stages/text';
import { t } from './texts';
import { words } from './words';
import './table.css';
import './lessons/lessons.css';

/** Mechs at a table. */
export const mechsUi: GameUi<MechsTypes> = {
  rounds: PUBLISHED_FIGURES.rounds,
  hasPlainBoard: true,
  letters: ['700 1em "House Condensed"'],

  Board: Arena,
  stage: lazy(async () => {
    const [{ Stage }] = await Promise.all([
      import('./stages/Stage'),
      import('./prompts/later'),
      stagesText.load(),
    ]);
    return Stage;
  }),
  Seat: MechsSeat,
  Progress,
  Aside: Market,
  NowPlaying,
  Explain: fetched(async () => (await import('./panels/Explain')).Explain),
  Locked: LockedPlan,
  sheet: {
    name: 'weapons',
    isThere: ({ own }) => (own?.order.length ?? 0) > 0,
    Sheet: fetched(async () => (await import('./panels/WeaponOrder')).WeaponOrder),
  },
  Thing,
  nameOfThing,
  spoken: () => import('./spoken/spoken').then(({ loadSpoken }) => loadSpoken()),

  prompts: PROMPTS,
  Purse,
  ask: (kind) => t().prompts.asks[kind],
  describe: describeAnswer,
  musing: musingOf,
  ruleBehind,
  forgetDraft: forgetPlan,
  delegation: { weights: WEIGHTS, onDemand: ON_DEMAND },
  onDemand: ({ viewer, open }) => {
    const seat = viewer === 'spectator' ? undefined : open.seats[viewer];
    if (!seat || open.phase !== 'turn') return undefined;
    if (seat.status === 'mech') return seat.side === 'troy' ? 'rocketCharge' : undefined;
    return seat.pilot === 'kitty' ? 'gyroscope' : undefined;
  },
  hints: {
    load: () => hintText.load(),
    at: (kind: DecisionKind) => {
      const text = hintText.text();
      const hint = hintAt(text, kind);
      // At the very first question also how to win, in so few words that the choice stays in sight.
      return kind === 'pilot' ? after(text.goalFirst, hint) : hint;
    },
    More: fightHint,
  },

  wire: mechsWire,
  rows: mechsEvents,
  events: EVENTS,
  captions: () => import('./captions').then(({ loadCaptions }) => loadCaptions()),
  advance: (open, event) => advance(open, event, figures.value),
  moment: ({ round, turn, active, phase }) => ({ round, turn, active, isOver: phase === 'over' }),
  winners: ({ winners }) => winners,
  ending: () => import('./ending').then(({ ending }) => ending),
  highlight,
  words,
};
