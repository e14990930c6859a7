import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import './Sure.css';

/** A button for what cannot be undone: it asks once more, in its own place, with the way back under the finger. */
export function Sure({
  label,
  spoken,
  question,
  yes,
  no,
  onYes,
}: {
  label: string;
  /** What is read out, where the label is too short to stand alone. */
  spoken?: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
}) {
  const isAsking = useSignal(false);
  const wasAsking = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking.value) back.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking.value;
  }, [isAsking.value]);
  if (!isAsking.value) {
    return (
      <button
        class="button small"
        type="button"
        aria-label={spoken}
        ref={first}
        onClick={() => (isAsking.value = true)}
      >
        {label}
      </button>
    );
  }
  return (
    <div
      class="sure"
      role="group"
      aria-label={spoken ?? label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isAsking.value = false;
      }}
    >
      <p>{question}</p>
      <button
        class="button small sure-yes"
        type="button"
        onClick={() => {
          isAsking.value = false;
          onYes();
        }}
      >
        {yes}
      </button>
      <button class="button small" type="button" ref={back} onClick={() => (isAsking.value = false)}>
        {no}
      </button>
    </div>
  );
}
