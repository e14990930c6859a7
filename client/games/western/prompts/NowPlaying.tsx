import { colon } from '../../../i18n';
import type { ComponentChildren } from 'preact';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { givesOf, matAt, topOf } from '../../../../shared/games/western/ring';
import type { Open } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { playback } from '../../../model/playback';
import { RuledTitle } from '../../../parts/RuleLink';
import type { Shown } from '../../ui';
import { figures } from '../model/figures';
import { rankPays } from '../model/shares';
import { sceneOf } from '../model/scene';
import { scene } from '../model/scenes';
import { Ticket } from '../parts/Ticket';
import { t } from '../texts';
import { Said } from './Said';

/** While things happen: what is being played, and what it means; what happened says the banner, or what is shown large. */
export function NowPlaying({ open }: Shown<WesternTypes>) {
  const cue = playback.cue.value as WesternEvent | undefined;
  if (scene.value?.type === 'duel') return <h2>{t().prompts.watchFirst}</h2>;
  if (scene.value) {
    return (
      <>
        <RuledTitle rule="W9.2">{t().prompts.showdownTitle}</RuledTitle>
        <p class="dock-wait">{t().prompts.showdownHelp}</p>
      </>
    );
  }
  return (
    <>
      <h2>{t().table.phases[open.phase]}</h2>
      {cue && <div class="dock-wait">{meaningOf(open, cue)}</div>}
    </>
  );
}

function meaningOf(open: Open, event: WesternEvent): ComponentChildren {
  const text = t().prompts;
  switch (event.type) {
    case 'possePlaced':
    case 'posseMoved':
      return spotMeaning(open, event);
    case 'buildingBought':
      return <Ticket building={event.building} />;
    case 'industryAdvanced': {
      if (event.rank === 0) return null;
      const { most, second } = rankPays(sceneOf(open), event.rank);
      return <Said text={text.rankPays(event.rank, most, second)} />;
    }
    default:
      return null;
  }
}

/** What the spot gives to the one who stands there. */
function spotMeaning(
  open: Open,
  { place, spot, side }: Extract<WesternEvent, { type: 'possePlaced' | 'posseMoved' }>,
): ComponentChildren {
  const { lines } = t().prompts;
  const mat = matAt(open, place);
  const { leftGain, rightGain, buildings } = figures.value;
  if (spot === 'influence') {
    const kind = givesOf(mat);
    return (
      <Said text={side === 'right' ? lines.gainIfWon(rightGain, kind) : lines.gainNow(leftGain, kind)} />
    );
  }
  if (spot === 'porch') {
    const building = topOf(mat);
    return building
      ? `${colon(t().cards.buildings[building])} ${t().cards.effects(buildings[building])}`
      : lines.emptyPorch;
  }
  if (spot === 'leftover') return lines.leftover;
  return lines.changesCard;
}
