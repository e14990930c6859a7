import { abilityOf } from '../../../../shared/games/mechs/abilities';
import type { Resource } from '../../../../shared/games/mechs/catalog/ids';
import { onTracks } from '../../../../shared/games/mechs/forecast';
import { answer } from '../../../model/table';
import { figures } from '../model/figures';
import { sceneOf } from '../model/scene';
import { t } from '../texts';
import type { PromptProps } from './registry';

/** M5.1: what each choice would really give, since tracks end. */
export function CollectPrompt({ decision, view }: PromptProps<'collect'>) {
  const { prompts: text, program } = t();
  const scene = sceneOf(view);
  const { energy, credits } = decision.about;
  const extra = abilityOf(scene, decision.seat).extraCollect ?? 0;
  const wordsFor = (choice: Resource | true) => {
    const more = (resource: Resource) => (choice === resource ? extra : 0);
    const yields = { energy: energy + more('energy'), credits: credits + more('credits') };
    const { gains, full } = onTracks(scene, decision.seat, yields);
    const words = text.collectAll(text.amounts(gains));
    return full.length > 0 ? `${words} (${program.full(full, figures.value.trackMaximum)})` : words;
  };
  return (
    <div class="options">
      {decision.options?.map((choice) => (
        <button
          key={choice}
          class={choice === null ? 'button' : 'button primary'}
          onClick={() => void answer(choice)}
        >
          {choice === null ? text.skipAction : wordsFor(choice)}
        </button>
      ))}
    </div>
  );
}
