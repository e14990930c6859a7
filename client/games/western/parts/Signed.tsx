import { Glyph } from './Glyph';

/** A short line with signs in it: `{law}` is drawn, the rest is text. */
export function Signed({ text }: { text: string }) {
  return (
    <>
      {text.split(/[{}]/).map((part, i) => {
        if (i % 2 === 0) return part;
        const isKind = part === 'law' || part === 'force' || part === 'gold' || part === 'wild';
        return <Glyph key={i} id={part} class={isKind ? `kind kind-${part}` : 'sign'} />;
      })}
    </>
  );
}
