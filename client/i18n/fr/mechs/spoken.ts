import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { spoken as English } from '../../en/mechs/spoken';

const { count, list } = wordsOf('fr');

export const spoken: Translation<typeof English> = {
  heldBy: (name) => `tenue par ${name}`,
  youAreHere: 'vous êtes ici',
  fightHere: (name) => `danger : entrer ici déclenche un combat contre ${name}`,
  danger: (what) => `danger : ${what}`,
  stepHere: (steps) =>
    `votre plan : ${list(steps.map((step) => `la carte ${step}`))} ${steps.length > 1 ? 'finissent' : 'finit'} ici`,
  planCard: (number, card, direction, comesTo) => `Carte ${number}, ${card} ${direction} : ${comesTo}`,
  planFree: (number, planned) =>
    `Carte ${number} libre, ${count(planned, { one: 'carte placée', other: 'cartes placées' })}.`,
  you: (name) => `${name}, vous`,
  at: (zone) => `en ${zone}`,
  healthOf: (hp, most) => `santé ${hp} sur ${most}`,
  has: (energy, credits) => `${energy} d’énergie, ${count(credits, { one: 'crédit', other: 'crédits' })}`,
  points: (vp) => count(vp, { one: 'point de victoire', other: 'points de victoire' }),
  supply: (mines, turrets) =>
    `en réserve : ${count(mines, { one: 'mine', other: 'mines' })} et ${count(turrets, { one: 'tourelle', other: 'tourelles' })}`,
  weapons: (names) => `armes : ${list(names)}`,
  noWeapons: 'pas encore d’arme',
  notCarried: (weapon) => `${weapon}, non équipée`,
  played: (cards) => `jouées cette manche : ${list(cards)}`,
  adHoc: 'joue cette manche sans programme',
  fight: (attacker, defender, zone) => `Combat : ${attacker} contre ${defender} en ${zone}`,
  fighter: (name, hp, most, ready, lastUsed) =>
    [
      `${name} : santé ${hp} sur ${most}`,
      ready.length > 0 ? `prêtes : ${list(ready)}` : 'aucune arme n’est prête',
      ...(lastUsed ? [`dernière utilisée : ${lastUsed}`] : []),
    ].join('. '),
};
