/** « Ada va en B2 » est « Vous allez en B2 » pour Ada. */
const VERBS: Readonly<Record<string, string>> = {
  a: 'avez',
  achète: 'achetez',
  ajoute: 'ajoutez',
  attaque: 'attaquez',
  atterrit: 'atterrissez',
  aura: 'aurez',
  bat: 'battez',
  choisit: 'choisissez',
  collecte: 'collectez',
  commence: 'commencez',
  continue: 'continuez',
  contre: 'contrez',
  décrète: 'décrétez',
  défie: 'défiez',
  déplace: 'déplacez',
  déploie: 'déployez',
  donne: 'donnez',
  engage: 'engagez',
  fait: 'faites',
  file: 'filez',
  finit: 'finissez',
  gagne: 'gagnez',
  garde: 'gardez',
  heurte: 'heurtez',
  joue: 'jouez',
  lance: 'lancez',
  marque: 'marquez',
  met: 'mettez',
  montre: 'montrez',
  oriente: 'orientez',
  paie: 'payez',
  passe: 'passez',
  perd: 'perdez',
  pioche: 'piochez',
  place: 'placez',
  poursuit: 'poursuivez',
  prend: 'prenez',
  regagne: 'regagnez',
  regarde: 'regardez',
  relève: 'relevez',
  replie: 'repliez',
  reste: 'restez',
  retourne: 'retournez',
  saute: 'sautez',
  subit: 'subissez',
  tombe: 'tombez',
  tourne: 'tournez',
  utilise: 'utilisez',
  va: 'allez',
  voit: 'voyez',
  vole: 'volez',
};
const ANY = Object.keys(VERBS).join('|');

/** « n’a », « se replie », « en subit » : ce qui précède le verbe reste devant lui. */
const BEFORE = '(?:ne |n’|en |se |s’)?';
const PRONOUNS: Readonly<Record<string, string>> = { 'se ': 'vous ', 's’': 'vous ' };

function conjugated(before: string, verb: string): string {
  return `${PRONOUNS[before] ?? before}${VERBS[verb] ?? verb}`;
}

export function toYou(line: string, me: string): string {
  const name = `(?<![\\p{L}\\p{N}])${me.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
  const end = '(?![\\p{L}’])';
  const also = new RegExp(`(\\bet) (${BEFORE})(${ANY})${end}`, 'gu');
  const mine = (rest: string) =>
    rest
      .replace(
        also,
        (_all, and: string, before: string, verb: string) => `${and} ${conjugated(before, verb)}`,
      )
      .replace(/(?<!\p{L})(?:sa|son)(?!\p{L})/gu, 'votre')
      .replace(/(?<!\p{L})ses(?!\p{L})/gu, 'vos');
  return line
    .replace(
      new RegExp(`${name} (${BEFORE})(${ANY})${end}([^.!]*)`, 'gu'),
      (_all, before: string, verb: string, rest: string) => `vous ${conjugated(before, verb)}${mine(rest)}`,
    )
    .replace(new RegExp(`(attaque|défie|emmène|met|bat) ${name}`, 'gu'), 'vous $1')
    .replace(new RegExp(`(inflige|vole) ([^.!]*?) à ${name}`, 'gu'), 'vous $1 $2')
    .replace(new RegExp(`touche ${name}(?=[.!])`, 'gu'), 'vous touche')
    .replace(
      new RegExp(`([Bb]ase|[Mm]ine|[Tt]ourelle) (?:de |d’)${name}`, 'gu'),
      (_all, thing: string) => `votre ${thing.toLowerCase()}`,
    )
    .replace(new RegExp(`(Acheté par) ${name}(.*) son perron`, 'u'), '$1 vous$2 votre perron')
    .replace(new RegExp(name, 'gu'), 'vous')
    .replace(/(^|[.!] )(vous|votre)/g, (_all, start: string, word: string) => `${start}V${word.slice(1)}`);
}
