import { useSignal, type Signal } from '@preact/signals';
import type { TableOrder } from '../../shared/protocol/settings';
import { game } from '../model/game';
import { go } from '../model/route';
import { playerName } from '../model/settings';
import { createTable, enter, type Trouble } from '../net/api';

export interface Doors {
  readonly trouble: Signal<Trouble | undefined>;
  readonly isBusy: Signal<boolean>;
  /** Goes through with the name in the field; what is returned is what went wrong. */
  readonly act: (event: Event, then: () => Promise<Trouble | undefined>) => void;
  readonly open: (event: Event, order: TableOrder) => void;
  readonly join: (event: Event, code: string) => void;
}

/** Ways to a table. Each asks for a name first, and one at a time. */
export function useDoors(): Doors {
  const trouble = useSignal<Trouble | undefined>(undefined);
  const isBusy = useSignal(false);
  const goThrough = async (then: () => Promise<Trouble | undefined>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    trouble.value = undefined;
    const entered = await enter(playerName.value);
    if (entered.ok) playerName.value = entered.value.person.name;
    trouble.value = entered.ok ? await then() : entered.code;
    isBusy.value = false;
  };
  const act: Doors['act'] = (event, then) => {
    event.preventDefault();
    void goThrough(then);
  };
  return {
    trouble,
    isBusy,
    act,
    open: (event, order) =>
      act(event, async () => {
        const made = await createTable({ game: game.value.id, ...order });
        if (made.ok) go({ screen: 'table', code: made.value.code });
        return made.ok ? undefined : made.code;
      }),
    join: (event, code) =>
      act(event, () => {
        go({ screen: 'table', code });
        return Promise.resolve(undefined);
      }),
  };
}
