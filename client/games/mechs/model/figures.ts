import { computed } from '@preact/signals';
import { figuresOf, type Ruleset } from '../../../../shared/games/mechs/ruleset';
import { info } from '../../../model/table';

/** The figures this table is played with: the published ones, or with the host's house values in their place. */
export const figures = computed(() => figuresOf({ ruleset: houseRules() }));

/** The host's house values, where this table is played with some. */
export function houseRules(): Ruleset | undefined {
  return info.value?.ruleset as Ruleset | undefined;
}
