/** One drawing of a sheet: where it is used it is named by its id, and takes its colours from there. */
export interface Sheet {
  readonly id: string;
  readonly size: readonly [width: number, height: number];
  readonly markup: string;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Puts drawings into the page, once: however many pieces show one, it is there a single time. The markup is our own
 * and never holds anything that came from somebody else.
 */
export function putIntoPage(sheets: readonly Sheet[]): void {
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'art-sheet');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = sheets
    .map(
      ({ id, size: [width, height], markup }) =>
        `<symbol id="${id}" viewBox="0 0 ${width} ${height}" overflow="visible">${markup}</symbol>`,
    )
    .join('');
  document.body.append(sprite);
}
