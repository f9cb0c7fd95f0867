import type { Outcome } from '@sintonia/tag/inspection';

/** Result of a decision, in a word. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  done: 'S’ha executat',
  stopped: 'Aturada',
  waits: 'Espera la tria',
  failed: 'Ha fallat',
};

/** A condition's value as text. */
export function valueText(value: unknown): string {
  if (value instanceof Error) return value.message;
  return typeof value === 'string' ? `«${value}»` : (JSON.stringify(value) ?? String(value));
}
