import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { countSeen, isHinted, isNew, markKnown } from '../../../model/hints';
import { isLearnt } from '../../../lessons/progress';
import { mySeat } from '../../../model/table';
import { shown } from '../model/table';
import { hintText } from './helpParts';
import { HintButtons } from '../../../help/HintButtons';
import { hintAt } from '../../../help/hintAt';
import '../../../help/HintCard.css';

const TOPIC = 'fight';

/**
 * With one weapon a fight goes by itself, without a question to hang a hint on. So this one comes with the fight, and
 * stays until it was read or the next program is asked for; a question that has its own hint comes first.
 */
export function FightHint() {
  const isShown = useSignal(false);
  const text = hintText.text();
  const hint = hintAt(text, TOPIC);
  const { combat, phase } = shown.value ?? {};
  const isMine =
    mySeat.value !== undefined &&
    (combat?.attacker.seat === mySeat.value || combat?.defender.seat === mySeat.value);
  useEffect(() => {
    // Whoever has learnt to attack, in its lesson or by its hint, knows this.
    if (!isMine || !isNew(TOPIC) || !isNew('attack') || (hint?.lesson && isLearnt('mechs', hint.lesson)))
      return;
    countSeen(TOPIC);
    isShown.value = true;
  }, [isMine]);
  useEffect(() => {
    if (phase === 'program') isShown.value = false;
  }, [phase]);
  if (!isShown.value || isHinted.value) return null;
  const close = () => {
    markKnown(TOPIC);
    isShown.value = false;
  };
  return (
    <div class="hint hint-fight" role="note">
      <p>
        <b>{text.fightTitle}</b>
      </p>
      {hint?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <HintButtons close={close} />
    </div>
  );
}
