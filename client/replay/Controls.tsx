import { t } from '../i18n';
import { chooseSpeed, speed, SPEEDS, type Speed } from '../model/settings';
import { Icon, type IconName } from '../parts/Icon';
import { isRunning, moment, replay, stride, toggle, type Stride } from './player';
import { useText } from './text';

const ICONS: Record<Stride, IconName> = { step: 'step', turn: 'skip', round: 'leap' };
const STRIDES: readonly Stride[] = ['step', 'turn', 'round'];

/** Back, play, on: by decision, by turn and by round. */
export function Controls() {
  const text = useText();
  const last = replay.value?.last ?? 0;
  const button = (by: Stride, direction: 1 | -1) => (
    <button
      key={by}
      class={`button small control${direction < 0 ? ' control-back' : ''}`}
      aria-label={text[by][direction > 0 ? 'on' : 'back']}
      title={text[by][direction > 0 ? 'on' : 'back']}
      disabled={direction > 0 ? moment.value >= last : moment.value <= 0}
      onClick={() => stride(by, direction)}
    >
      <Icon name={ICONS[by]} />
    </button>
  );
  return (
    <div class="controls">
      <div class="controls-row">
        {STRIDES.toReversed().map((by) => button(by, -1))}
        <button
          class="button primary control-play"
          aria-label={isRunning.value ? text.pause : text.play}
          onClick={toggle}
        >
          <Icon name={isRunning.value ? 'pause' : 'play'} />
        </button>
        {STRIDES.map((by) => button(by, 1))}
      </div>
      <p class="controls-more">
        <label>
          {text.speed}{' '}
          <select value={speed.value} onChange={(event) => chooseSpeed(event.currentTarget.value as Speed)}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {t().menu.speeds[value]}
              </option>
            ))}
          </select>
        </label>
        <span>{text.position(moment.value, last)}</span>
        <span class="controls-keys">{text.keys}</span>
      </p>
    </div>
  );
}
