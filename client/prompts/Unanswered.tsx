import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { describeAnswer } from '../games/asked';
import { t } from '../i18n';
import { decision, status, unanswered, unansweredChoice } from '../model/table';
import { RichText } from '../parts/RichText';
import './Unanswered.css';

/** A reply that takes no longer is not worth a word. */
const QUICK_MS = 1000;

/** What was done here and has no reply yet: it is kept, and nobody has to do it again. */
export function Unanswered() {
  const isSlow = useSignal(false);
  const isOnTheWay = unanswered.value > 0;
  useEffect(() => {
    isSlow.value = false;
    if (!isOnTheWay) return undefined;
    const timer = setTimeout(() => (isSlow.value = true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [isOnTheWay]);
  const isLost = status.value === 'reconnecting';
  if (!isOnTheWay || !(isLost || isSlow.value)) return null;
  const text = t().prompts;
  return (
    <div class="notice info unanswered" role="status">
      <p>{isLost ? text.keptForLine : text.onItsWay}</p>
      <Choice />
    </div>
  );
}

function Choice() {
  const [asked, chosen] = [decision.value, unansweredChoice.value];
  if (!asked || asked.id !== chosen?.id) return null;
  return (
    <p data-testid="unanswered">
      <span class="eyebrow">{t().prompts.yourChoice}</span>{' '}
      <strong>
        <RichText text={describeAnswer(asked.kind, chosen.answer)} />
      </strong>
    </p>
  );
}
