import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { captions } from '../i18n/en/captions';
import type { Translation } from '../i18n/translation';
import { CALL, heard, QUESTION } from '../model/sound';
import type { Sound } from '../model/synth';
import './CaptionLine.css';

/** How long a caption stands. */
const SHOWN_MS = 2500;

interface CaptionProps {
  readonly own: (sound: Sound) => string | undefined;
  readonly house: Translation<typeof captions>;
}

/** The last sound in a word or two, at the foot of the table for a moment. */
export function CaptionLine({ own, house }: CaptionProps) {
  const now = heard.value;
  const isOver = useSignal(true);
  useEffect(() => {
    if (!now) return undefined;
    isOver.value = false;
    const timer = setTimeout(() => (isOver.value = true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [now]);
  if (!now || isOver.value) return null;
  const { sound } = now;
  const words = sound === QUESTION ? house.question : sound === CALL ? house.call : own(sound);
  // Who hears the page is told what happens: this is for those who see it.
  return words ? (
    <p class="caption" aria-hidden="true">
      <span aria-hidden="true">♪</span> {words}
    </p>
  ) : null;
}
