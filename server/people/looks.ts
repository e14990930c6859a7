import { CONFUSABLES } from './confusables';

/** What Unicode's table leaves apart: figures and signs that stand for letters, and small letters of other alphabets. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', l: 'i', ß: 's' },
  ...{ в: 'b', к: 'k', м: 'm', н: 'h', т: 't' },
  ...{ β: 'b', ε: 'e', η: 'n', κ: 'k', τ: 't', υ: 'u', χ: 'x' },
  ...alphabet(...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ\0ʏᴢ'),
  ...alphabet(...lettersFrom(0x1f150)),
  ...alphabet(...lettersFrom(0x1f170)),
  ...alphabet(...lettersFrom(0x1f1e6)),
};

const LIKE = new Map<string, string>();
for (const group of CONFUSABLES.split(';')) {
  const [like = '', ...letters] = group.trim().split(/\s+/);
  const shown = like === '-' ? '' : like.split('+').map(letterOf).join('');
  for (const letter of letters) LIKE.set(letterOf(letter), shown);
}
for (const [letter, like] of Object.entries(ALSO)) LIKE.set(letter, like);

/** What a name looks like to somebody who reads quickly: two names with one look are one name to them. */
export function lookOf(name: string): string {
  // A capital may look like a letter whose small one does not, so both are compared.
  const plain = alike(alike(bare(name)).toLowerCase());
  return bare(alike(plain)).replace(/[^\p{L}\p{N}]/gu, '');
}

function bare(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{DI}]/gu, '');
}

function alike(text: string): string {
  return [...text].map((letter) => LIKE.get(letter) ?? letter).join('');
}

function letterOf(point: string): string {
  return String.fromCodePoint(parseInt(point, 16));
}

/** The letters that Unicode has in the order of the alphabet from there on. */
function lettersFrom(first: number): string[] {
  return Array.from({ length: 26 }, (_, index) => String.fromCodePoint(first + index));
}

function alphabet(...letters: readonly string[]): Record<string, string> {
  return Object.fromEntries(letters.map((letter, index) => [letter, String.fromCharCode(0x61 + index)]));
}
