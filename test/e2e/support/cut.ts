import type { Page } from 'playwright-core';

/** People's names may be shortened; what scrolls may be longer than its frame; what is read out only is not drawn. */
const EXEMPT = '.seat-name, .seat-name-text, .visually-hidden, .sr-only, [aria-hidden=true]';

/** Text that does not fit: beyond the screen or its button, cut off, with a word broken in two or a stop left alone. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const found = new Set<string>();
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      ['auto', 'scroll'].includes(getComputedStyle(element)[axis]);
    const ancestorsOf = (element: Element) => {
      const all: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
      return all;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(exempt) || element.closest('svg')) continue;
      // Drawn for nobody, and read out.
      if (ancestorsOf(element).some((one) => getComputedStyle(one).clipPath !== 'none')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const ancestors = ancestorsOf(element);
      const scroller = ancestors.find(
        (one) => scrolls(one, 'overflowX') && one.scrollWidth > one.clientWidth,
      );
      if (!scroller && (right > innerWidth + 1 || left < -1)) found.add(`beyond the screen: ${text}`);
      const button = element.closest('button, .button');
      const box = button?.getBoundingClientRect();
      if (box && (right > box.right + 1 || left < box.left - 1)) found.add(`beyond its button: ${text}`);
      const clips = ancestors.find((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX));
      const frame = clips?.getBoundingClientRect();
      if (frame && frame.width > 2 && (right > frame.right + 2 || left < frame.left - 2))
        found.add(`cut off: ${text}`);
      // Above it lies what it belongs to.
      const before = node.previousSibling;
      if (before && /^[\u202f.,;:!?…)»]/.test(node.textContent ?? '')) {
        const [stop] = range.getClientRects();
        range.selectNode(before);
        const last = [...range.getClientRects()].at(-1);
        if (stop && last && stop.top >= last.bottom - 2)
          found.add(`alone in its line: ${text[0]} (behind ${before.textContent})`);
        range.selectNodeContents(node);
      }
      // Letters between digits are a hash, which may break anywhere.
      for (const word of (node.textContent ?? '').matchAll(
        /(?<![\p{L}\p{N}])[\p{L}’]{2,}(?![\p{L}\p{N}])/gu,
      )) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`broken word: ${word[0]} (${text})`);
      }
    }
    return [...found];
  }, EXEMPT);
}
