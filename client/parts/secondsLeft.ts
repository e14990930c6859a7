import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockShift } from '../model/table';

/** Seconds until a moment of the server's time, counted down while they are looked at. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - now.value - clockShift.value) / 1000));
}
