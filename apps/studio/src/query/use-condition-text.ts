import { useNames } from './names-context.ts';
import type { Condition } from './query-state.ts';
import { useQueryWords } from './use-query-words.ts';
import { useValueText } from './use-value-text.ts';

/** A filter in words. */
export function useConditionText(): (condition: Condition) => string {
  const words = useQueryWords();
  const valueText = useValueText();
  const names = useNames();
  return ({ dimension, isExcluded, value }) => {
    const name = names.nameOf(dimension);
    if (value === '') return isExcluded ? words.isSet(name) : words.isUnset(name);
    return (isExcluded ? words.isNot : words.is)(name, valueText(dimension, value));
  };
}
