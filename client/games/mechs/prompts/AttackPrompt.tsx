import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isSame } from '../../../../shared/core/plain';
import { seatState } from '../../../../shared/games/mechs/arena';
import {
  boutOf,
  damageOf,
  isCounter,
  isPowerAttack,
  lastUsedBy,
  type Bout,
} from '../../../../shared/games/mechs/attack';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Attack } from '../../../../shared/games/mechs/decisions';
import type { Combat } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';
import { weaponFigures } from '../../../../shared/games/mechs/weapons';
import { t as house } from '../../../i18n';
import { WeaponArt } from '../art/WeaponArt';
import { t } from '../texts';
import { nameOfCause } from '../causes';
import { useWeaponChoice } from '../model/choices';
import { defenceOf } from '../model/defence';
import { sceneOf } from '../model/scene';
import { answer } from '../../../model/table';
import { Icon } from '../parts/Icon';
import { plainText, RichText } from '../../../parts/RichText';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import type { PromptProps } from './registry';
import './AttackPrompt.css';

/** M8.2: each weapon with what it would deal to this enemy now, the strongest first, and what counters what. */
export function AttackPrompt(props: PromptProps<'attack'>) {
  const { combat } = props.view.open;
  return combat ? <Attacks {...props} combat={combat} /> : null;
}

function Attacks({ decision, view, combat }: PromptProps<'attack'> & { combat: Combat }) {
  const chosen = useSignal<Attack | undefined>(onlyOne(decision.options));
  const list = useRef<HTMLDivElement>(null);
  const scene = sceneOf(view);
  const bout = boutOf(combat, decision.seat);
  const harm = (attack: Attack) => damageOf(scene, bout, attack);
  const attacks = [...(decision.options ?? [])].sort((a, b) => harm(b) - harm(a));
  const weapons = [...new Set(attacks.map((attack) => attack.weapon))];
  useWeaponChoice({
    weapons,
    chosen: chosen.value?.weapon,
    pick: (weapon) => {
      chosen.value = attacks.find((attack) => attack.weapon === weapon && attack.remove === undefined);
      list.current?.querySelector(`[data-attack^="${weapon}-"]`)?.scrollIntoView({ block: 'nearest' });
    },
  });
  return (
    <>
      <CombatNote scene={scene} bout={bout} />
      <div class="options" ref={list}>
        {weapons.map((weapon) => (
          <WeaponAttacks
            key={weapon}
            weapon={weapon}
            attacks={attacks.filter((attack) => attack.weapon === weapon)}
            scene={scene}
            bout={bout}
            chosen={chosen.value}
            onChoose={(attack) => (chosen.value = attack)}
          />
        ))}
      </div>
      <Confirm
        chosen={chosen.value}
        label={
          chosen.value
            ? t().prompts.attackWith(t().cards.weapons[chosen.value.weapon])
            : house().prompts.choose
        }
        onConfirm={() => void answer(chosen.value)}
      />
    </>
  );
}

function CombatNote({ scene, bout }: { scene: Scene; bout: Bout }) {
  const text = t().prompts;
  const used = lastUsedBy(bout.enemy);
  const enemy = seatState(scene.open, bout.enemy.seat);
  const defence = defenceOf(scene, bout.enemy);
  return (
    <p class="attack-note">
      <RichText text={text.enemy(bout.enemy.seat)} />
      <span>
        <Icon name="health" label={t().table.health} /> {enemy.hp}
      </span>
      {isPowerAttack(bout) ? (
        <b>{text.jumpNote}</b>
      ) : used ? (
        <span>
          {text.enemyUsed(t().cards.weapons[used])} <Icon name={weaponFigures(scene, used).type} />
        </span>
      ) : (
        <span>{text.firstNote}</span>
      )}
      {defence && <span>{text.mayReduce(nameOfCause(defence.ability), defence.most)}</span>}
    </p>
  );
}

interface WeaponAttacksProps {
  readonly weapon: WeaponId;
  readonly attacks: readonly Attack[];
  readonly scene: Scene;
  readonly bout: Bout;
  readonly chosen?: Attack;
  readonly onChoose: (attack: Attack) => void;
}

function WeaponAttacks({ weapon, attacks, scene, bout, chosen, onChoose }: WeaponAttacksProps) {
  const figures = weaponFigures(scene, weapon);
  const { cards, prompts } = t();
  const counters = isCounter(scene, weapon, lastUsedBy(bout.enemy));
  const lineName = (line: Attack['line']) => {
    // R4: the power line of a counter is a choice; after a jump it is not.
    if (!counters || isPowerAttack(bout)) return line === 'power' ? prompts.powerLine : prompts.normalLine;
    return line === 'power' ? prompts.powerCounter : prompts.normalInstead;
  };
  const removalOf = (zone: number) => {
    const token = scene.open.tokens.find((one) => one.zone === zone);
    const owner = token?.seat === bout.user.seat ? undefined : token?.seat;
    return token && plainText(prompts.removeToken(token.kind, zone, owner));
  };
  return (
    <div class={`attack art-${figures.type}`} role="group" aria-label={cards.weapons[weapon]}>
      <header>
        <span class="attack-window">
          <WeaponArt weapon={weapon} />
        </span>
        <Icon name={figures.type} label={cards.types[figures.type].name} />
        <strong>{cards.weapons[weapon]}</strong>
        <small>
          {counters ? (
            <b class="attack-counter">{prompts.counterNote}</b>
          ) : (
            cards.types[figures.type].counters
          )}
        </small>
      </header>
      <div class="attack-lines">
        {attacks.map((attack) => {
          const line = figures[attack.line];
          return (
            <button
              key={`${attack.line}-${attack.pay}-${attack.remove}`}
              class={`option attack-${attack.line}`}
              data-attack={`${weapon}-${attack.line}`}
              aria-pressed={isSame(chosen, attack)}
              onClick={() => onChoose(attack)}
            >
              <strong>
                {attack.remove !== undefined
                  ? removalOf(attack.remove)
                  : prompts.damageAmount(damageOf(scene, bout, attack))}
              </strong>
              <small>
                {lineName(attack.line)}
                {attack.pay !== undefined && `, ${prompts.paysFor(line.effect, attack.pay)}`}
              </small>
              {line.effect && attack.pay === undefined && attack.remove === undefined && (
                <small>{cards.effect(line.effect)}</small>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
