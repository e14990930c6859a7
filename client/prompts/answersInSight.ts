/** What is answered on the board as well: the page must not run away from it. */
const ON_BOARD = '.mat-list, :has([data-direction], [data-zone], [data-spot])';

/**
 * Where the page itself scrolls, what can be answered comes into sight with the question, as far as its title
 * allows; with the answer the page goes back to the board, unless somebody has moved it since.
 */
export function bringAnswersInSight(head: HTMLElement): () => void {
  const dock = head.closest<HTMLElement>('.dock');
  const banner = document.querySelector<HTMLElement>('.match-main .banner');
  const nothing = () => undefined;
  // In a lesson its words come first, and lead there.
  if (!dock || !banner || dock.closest('.lesson')) return nothing;
  if (getComputedStyle(dock).overflowY !== 'visible') return nothing;
  let back: number | undefined;
  let frame = 0;
  const show = () => {
    const by = beyondSight(dock, banner);
    if (by <= 0) return;
    stop();
    back = scrollY;
    go(scrollY + by);
  };
  // Some prompts are fetched with the first question of their kind, and what closes above goes first.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  const watch = new MutationObserver(soon);
  const sizes = new ResizeObserver(soon);
  const stop = () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    sizes.disconnect();
  };
  const leave = () => {
    stop();
    back = undefined;
  };
  watch.observe(dock, { childList: true, subtree: true });
  for (const part of [dock, document.body]) sizes.observe(part);
  for (const moved of MOVED) addEventListener(moved, leave, { passive: true });
  dock.addEventListener('click', stop);
  return () => {
    stop();
    for (const moved of MOVED) removeEventListener(moved, leave);
    dock.removeEventListener('click', stop);
    if (back !== undefined) go(back);
  };
}

const MOVED = ['wheel', 'touchmove'] as const;

/** How far the page has to go; the title stays below what sticks to the head of the page. */
function beyondSight(dock: HTMLElement, banner: HTMLElement): number {
  const options = [...dock.querySelectorAll(`.options:not(${ON_BOARD})`)].at(-1);
  if (!options) return 0;
  const end = dock.querySelector('.confirm')?.getBoundingClientRect().top ?? innerHeight;
  const room = banner.getBoundingClientRect().top - (parseFloat(getComputedStyle(banner).top) || 0);
  return Math.min(options.getBoundingClientRect().bottom + 8 - end, room);
}

function go(top: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}
