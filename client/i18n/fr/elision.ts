/** « de Grace », « d’Ada » : for names that a sentence is handed as they are. A mark hides its name: say it otherwise there. */
export function de(name: string): string {
  return /^[aeiouhàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
