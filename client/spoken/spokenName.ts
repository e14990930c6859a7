/** What a screen reader says of a control: its label, else its words with the labels of what is drawn among them. */
export function spokenName(element: Element): string {
  return wordsIn(element)
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .replace(/\.? ?$/, '')
    .trim();
}

function wordsIn(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsIn).join(' ');
}
