/** Values to choose from by the text that people know them by. Pure. */
import { plain } from '../messages/plain-text.ts';

interface ValueOption {
  /** As stored. */
  value: string;
  /** For people; of several values with the same text, with the value. */
  label: string;
}

/** @param values most frequent first */
export function valueOptions(values: readonly string[], textOf: (value: string) => string): ValueOption[] {
  const texts = values.map(textOf);
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return values.map((value, at) => {
    const text = texts[at] ?? value;
    return { value, label: counts.get(text) === 1 ? text : `${text} (${value})` };
  });
}

/** The value that a text is, as stored or shown; null for any other text. */
export function valueNamed(typed: string, options: readonly ValueOption[]): string | null {
  const wanted = plain(typed.trim());
  const exact = options.find(({ value }) => value === typed.trim());
  return (exact ?? options.find(({ label }) => plain(label) === wanted))?.value ?? null;
}

/** The same for a part of its text: the first that has it. Text that no value has is a value as typed. */
export function valueMeant(typed: string, options: readonly ValueOption[]): string {
  const wanted = plain(typed.trim());
  return (
    valueNamed(typed, options) ??
    options.find(({ label }) => wanted !== '' && plain(label).includes(wanted))?.value ??
    typed.trim()
  );
}
