/** Parameters of a generated portrait. Pure. */
import { textHash } from '@sintonia/contracts/seeded-random';

/** Three inks each, like the generated pictures; the letters contrast with both sheets. */
const INKS = [
  { ground: '#c8102e', sheet: '#8e0b20', ink: '#fbfaf6' },
  { ground: '#12324a', sheet: '#0b5391', ink: '#fbfaf6' },
  { ground: '#ffc72c', sheet: '#eaa221', ink: '#14161a' },
  { ground: '#0b5f46', sheet: '#083f30', ink: '#f4d9a0' },
  { ground: '#3a1d8f', sheet: '#4a2bc2', ink: '#ffd9c2' },
  { ground: '#e8e0cf', sheet: '#cdbb97', ink: '#7d0f22' },
] as const;

export function inksOf(id: string) {
  const hash = textHash(id);
  const inks = INKS[hash % INKS.length] ?? INKS[0];
  return { ...inks, turn: ((hash >>> 8) % 8) * 45 };
}

/** «Núria Castellfort Riu» → «NC»; a single name gives one letter. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [first || name, second].map((word) => word.charAt(0).toLocaleUpperCase('ca')).join('');
}
