import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import type { DecisionKind, MechsDecisions } from '../../../../shared/games/mechs/decisions';
import { zoneMark } from '../texts/marks';
import { t as house } from '../../../i18n';
import { figures } from '../model/figures';
import { t } from '../texts';
import type { ProgrammedCard } from '../../../../shared/games/mechs/state';

type Describers = { [K in DecisionKind]: (answer: MechsDecisions[K]['answer']) => string };

const offer = (isTaken: boolean) => (isTaken ? house().prompts.confirm : house().prompts.decline);
const cardText = ({ card, direction }: ProgrammedCard) =>
  `${t().cards.kinds[kindOf(card)].name} ${t().directions[direction]}`;

/** Every answer in words: what was locked in, and what the clock would play. May carry marks (`RichText`). */
const DESCRIBERS: Describers = {
  pilot: (pilot) => t().cards.pilots[pilot].name,
  base: (zone) => zoneMark(zone),
  baseMine: (number) => t().prompts.mineNumber(number),
  firstWeapon: (weapon) => t().cards.weapons[weapon],
  program: (cards) => cards.map(cardText).join(', '),
  impulse: offer,
  gyroscope: (way) => (way ? t().prompts[way] : t().prompts.asIs),
  adHocCard: cardText,
  collect: (choice) =>
    choice === null
      ? t().prompts.skipAction
      : choice === true
        ? t().prompts.collectAll('')
        : t().prompts.collectExtra(choice),
  purchase: (choice) => {
    const names = t().cards.weapons;
    if (!choice) return t().prompts.buyNothing;
    if (typeof choice === 'string') return t().prompts.buy(names[choice]);
    return t().prompts.buyInstead(names[choice.weapon], names[choice.instead]);
  },
  deployMine: (choice) =>
    !choice
      ? house().prompts.decline
      : choice.from !== undefined
        ? t().prompts.movedFrom(choice.from)
        : t().prompts.mineNumber(choice.number ?? 0),
  deployTurret: (choice) =>
    !choice
      ? house().prompts.decline
      : choice.from !== undefined
        ? t().prompts.movedFrom(choice.from)
        : t().prompts.newTurret,
  powerUp: (choice) =>
    !choice
      ? t().prompts.skipAction
      : 'upgrade' in choice
        ? t().prompts.upgrade
        : t().prompts.payFor(choice.heal, 'energy'),
  attack: ({ weapon, line }) =>
    `${t().cards.weapons[weapon]} (${line === 'power' ? t().prompts.powerLine : t().prompts.normalLine})`,
  powerShield: offer,
  forceField: (amount) =>
    amount > 0 ? t().prompts.pay(amount, figures.value.abilityResource.sparta) : t().prompts.payNothing,
  weaponsExpert: offer,
  exhaustWeapon: (weapon) => (weapon ? t().cards.weapons[weapon] : house().prompts.decline),
  readyWeapon: (weapon) => (weapon ? t().cards.weapons[weapon] : house().prompts.decline),
  gainResource: (resource) => t().table.resources[resource],
  stealResource: (resource) => t().table.resources[resource],
  railgunLine: (direction) => t().directions[direction],
  spikerZone: (zone) => t().prompts.goTo(zone),
  freeTurret: (choice) => (choice ? zoneMark(choice.zone) : house().prompts.decline),
  refuge: (zone) => t().prompts.goTo(zone),
  takeMech: (side) => (side ? t().prompts.takeSide(t().cards.sides[side].name) : t().prompts.noMech),
  rocketCharge: (goes) => (goes ? t().prompts.go : t().prompts.stop),
  scareTactics: (choice) => (choice ? zoneMark(choice.zone) : house().prompts.decline),
};

export function describeAnswer(kind: DecisionKind, answer: unknown): string {
  return (DESCRIBERS[kind] as (answer: unknown) => string)(answer);
}
