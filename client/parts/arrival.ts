import { useEffect } from 'preact/hooks';
import { isFirstRoute, type Route } from '../model/route';

/** A table leads the focus itself. */
const LEADS_ITSELF: readonly Route['screen'][] = ['table', 'device', 'replay'];

/**
 * A link takes the focus with it when its page goes. Whoever comes to another one by keys or by ear begins at its
 * heading, as soon as it is there.
 */
export function useArrival(at: Route): void {
  const { screen } = at;
  const lesson = at.screen === 'learn' ? at.lesson : undefined;
  useEffect(() => {
    if (isFirstRoute() || LEADS_ITSELF.includes(screen)) return;
    const arrivals = new MutationObserver(lead);
    function lead(): void {
      const isLost = !document.activeElement || document.activeElement === document.body;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (isLost && !heading) return;
      arrivals.disconnect();
      if (!isLost || !heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrivals.observe(document.body, { childList: true, subtree: true });
    lead();
    return () => arrivals.disconnect();
  }, [screen, lesson]);
}
