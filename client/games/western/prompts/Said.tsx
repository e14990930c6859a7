import { Glyph } from '../parts/Glyph';
import { plainText, RichText } from '../../../parts/RichText';
import { t } from '../texts';

/**
 * Words of the catalogue in which seats, places and buildings are marked and signs stand in braces. `isFlat`: inside
 * something that is pressed itself, where nothing else can be.
 */
export function Said({ text, isFlat = false }: { text: string; isFlat?: boolean }) {
  return (
    <>
      {text.split(/[{}]/).map((part, i) => {
        if (i % 2 === 0) return isFlat ? plainText(part) : <RichText key={i} text={part} isBesideChoices />;
        const isKind = part === 'law' || part === 'force' || part === 'gold' || part === 'wild';
        return (
          <Glyph key={i} id={part} class={isKind ? `kind kind-${part}` : 'sign'} label={signName(part)} />
        );
      })}
    </>
  );
}

/** The same as plain words. */
export function plainSaid(text: string): string {
  return plainText(text.replace(/\{([^}]+)\}/g, (_, sign: string) => signName(sign)));
}

function signName(sign: string): string {
  const { kinds, industries, wildWord } = t().cards;
  if (sign === 'wild') return wildWord;
  if (sign === 'vp') return t().board.vp;
  return { ...kinds, ...industries }[sign] ?? sign;
}
