import { computed } from '@preact/signals';
import { figuresOf } from '../../../../shared/games/western/ruleset';
import { info } from '../../../model/table';

/** The figures this table is played with: the published ones, or with the host's house values in their place. */
export const figures = computed(() => figuresOf({ ruleset: info.value?.ruleset }));
