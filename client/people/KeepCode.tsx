import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasRecoveryCode } from '../net/apiPeople';
import { Sheet } from '../parts/Sheet';
import { RecoveryDoor } from './OwnDoors';
import { peopleText } from './text';

/** T17: some browsers forget a site that was not visited for a week. Whoever sits down for days can come back by a code. */
export function KeepCode() {
  const isMissing = useSignal(false);
  useEffect(() => {
    void Promise.all([hasRecoveryCode(), peopleText.load()]).then(([found]) => {
      isMissing.value = found.ok && !found.value.exists;
    });
  }, []);
  if (!isMissing.value) return null;
  const close = () => (isMissing.value = false);
  const text = peopleText.text().recovery;
  return (
    <Sheet onClose={close}>
      <RecoveryDoor why={text.forDays} isGiven />
      <button class="button primary keep-code-go" onClick={close}>
        {text.kept}
      </button>
    </Sheet>
  );
}
