/**
 * What was written of everybody, said to the one whom it is about: "Ada moves to B2" is "You move to B2" to Ada. Only
 * verbs that are told of seats are known here; a test finds one that is missing.
 */
const VERBS =
  'adds|advances|attacks|beats|buys|calls|challenges|charges|chooses|collects|deals|deploys|draws|faces|falls|flips|gains|gets|goes|has|heals|hires|is|jumps|keeps|knocks|lands|looks|loses|moves|passes|pays|picks|places|plays|puts|retreats|rides|rolls|runs|scores|shows|stands|stays|steals|steps|takes|turns|uses|wins';

const ALSO = new RegExp(`(\\band) (${VERBS})\\b`, 'g');

const ODD: Partial<Record<string, string>> = { is: 'are', has: 'have', goes: 'go', passes: 'pass' };

function secondPerson(verb: string): string {
  return ODD[verb] ?? verb.slice(0, -1);
}

export function toYou(line: string, me: string): string {
  const name = `(?<![\\p{L}\\p{N}])${me.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
  const subject = new RegExp(`${name} (${VERBS})\\b([^.!]*)`, 'gu');
  const owned = new RegExp(`\\b(?:(The|A)|the|a) ((?:(?!\\bthe\\b)[^.,:;])*?) of ${name}`, 'gu');
  const bare = new RegExp(`^([Bb]ase|[Mm]ine|[Tt]urret) of ${name}`, 'u');
  return line
    .replace(
      new RegExp(`that ${name} bought goes on top of their`, 'u'),
      'that you bought goes on top of your',
    )
    .replace(owned, (_all, first: string | undefined, thing: string) => `${first ? 'Your' : 'your'} ${thing}`)
    .replace(bare, (_all, thing: string) => `your ${thing.toLowerCase()}`)
    .replace(subject, (_all, verb: string, rest: string) => `you ${secondPerson(verb)}${restOf(rest)}`)
    .replace(new RegExp(name, 'gu'), 'you')
    .replace(/(^|[.!] )you/g, '$1You');
}

/** What else the same sentence says of them. */
function restOf(rest: string): string {
  return rest
    .replace(ALSO, (_all, and: string, verb: string) => `${and} ${secondPerson(verb)}`)
    .replace(/\btheir own\b/, 'your own')
    .replace(/ with them\b/, ' with you');
}
