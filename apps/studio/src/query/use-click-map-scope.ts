import type { ClickMapScope } from '@sintonia/contracts/studio-addresses';
import { useSegments } from '../segments/use-segments.ts';
import { filterOf } from './query-filter.ts';
import type { Condition } from './query-state.ts';
import { useConditionText } from './use-condition-text.ts';

/** Whose clicks a map opened from this screen counts: those of its filters and segments. */
export function useClickMapScope(conditions: readonly Condition[]): ClickMapScope {
  const textOf = useConditionText();
  const { chosen, segments } = useSegments();
  const filter = filterOf({ conditions });
  return {
    names: [...conditions.map(textOf), ...chosen.map(({ name }) => name)],
    ...(filter && { filter }),
    ...(segments.length > 0 && { segments }),
  };
}
