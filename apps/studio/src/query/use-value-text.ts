import type { Formats } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import { broadcastText } from './broadcast-text.ts';
import { valueText } from './figure-text.ts';
import type { QueryWords } from './query-catalan.ts';
import { useQueryWords } from './use-query-words.ts';
import { useNamesOnRequest, useValueName, type ValueOf } from './use-value-name.ts';

/** Text of a stored value for people: its name, the label of its code, or the value itself. */
export function useValueText(): ValueOf<string> {
  const words = useQueryWords();
  const formats = useFormats();
  const nameOf = useValueName();
  return textsBy(nameOf, words, formats);
}

/** Texts of any number of values, for files: fetches the names that no table has shown yet. */
export function useValueTextsOnRequest(): (
  values: readonly (readonly [dimension: string, value: string])[],
) => Promise<ValueOf<string>> {
  const words = useQueryWords();
  const formats = useFormats();
  const fetchNames = useNamesOnRequest();
  return async (values) => textsBy(await fetchNames(values), words, formats);
}

const textsBy =
  (nameOf: ValueOf<string | undefined>, words: QueryWords, formats: Formats): ValueOf<string> =>
  (dimension, value, beside) =>
    formattedValue(dimension, value, formats) ?? nameOf(dimension, value, beside) ?? valueText(dimension, value, words);

/** Text of a value that is a time, a length or a language; null for other values, and for an empty one. Pure. */
export function formattedValue(dimension: string, value: string, formats: Formats): string | null {
  if (value === '') return null;
  if (dimension === 'broadcast') return broadcastText(value, formats);
  if (dimension === 'mediaLength') return Number.isFinite(Number(value)) ? formats.length(Number(value)) : null;
  return dimension === 'language' ? formats.languageName(value) : null;
}
