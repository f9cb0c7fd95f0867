import { useFormats } from '../messages/language.ts';
import { broadcastText } from './broadcast-text.ts';
import { valueText } from './figure-text.ts';
import { useQueryWords } from './use-query-words.ts';
import { useValueName, type ValueOf } from './use-value-name.ts';

/** Text of a stored value for people: its name, the label of its code, or the value itself. */
export function useValueText(): ValueOf<string> {
  const words = useQueryWords();
  const formats = useFormats();
  const nameOf = useValueName();
  return (dimension, value, beside) =>
    (dimension === 'broadcast' ? broadcastText(value, formats) : nameOf(dimension, value, beside)) ??
    valueText(dimension, value, words);
}
