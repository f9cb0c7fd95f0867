import type { Filter } from '@sintonia/contracts';
import { useNames } from '../query/names-context.ts';
import { useValueText } from '../query/use-value-text.ts';
import { fromFilter } from './condition-form.ts';
import { conditionsText } from './condition-text.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** Text of a filter; empty for none, and for one nested deeper than a form shows. */
export function useFilterText(): (filter: Filter | undefined) => string {
  const speech = { words: useSegmentsWords(), textOf: useValueText(), names: useNames() };
  return (filter) => {
    const form = filter && fromFilter(filter);
    return form ? conditionsText(form, speech) : '';
  };
}
