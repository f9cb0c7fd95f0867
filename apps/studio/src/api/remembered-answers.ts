/**
 * Answers to queries, kept while the page is open: a screen shows the last ones at once while new ones are requested.
 */

/** Maximum number of answers; the least recently used is dropped first. */
export const MOST_REMEMBERED = 100;
/** Older answers are not shown, ms. */
export const REMEMBERED_MS = 15 * 60_000;

export interface Remembered {
  /** The schema that parsed it: another one would read it as something else. */
  as: unknown;
  text: string;
  value: unknown;
  /** When it was asked for. */
  atMs: number;
}

const answers = new Map<string, Remembered>();

/** When the answers that a screen shows were last asked for. */
const askedMs = new WeakMap<object, number>();

/** When an answer was asked for, also of one from memory. */
export const askedAt = (answer: object): Date => new Date(askedMs.get(answer) ?? Date.now());

/** @param key address and body of the request */
export function remember(key: string, answer: Remembered): void {
  answers.delete(key);
  answers.set(key, answer);
  if (typeof answer.value === 'object' && answer.value !== null) askedMs.set(answer.value, answer.atMs);
  const [oldest] = answers.keys();
  if (answers.size > MOST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
}

/** Null without an answer of the last `REMEMBERED_MS`. */
export function remembered(key: string, as: unknown, nowMs: number): Remembered | null {
  const known = answers.get(key);
  if (!known || known.as !== as || nowMs - known.atMs > REMEMBERED_MS) return null;
  answers.delete(key);
  answers.set(key, known);
  return known;
}

/** After a change, or at the end of a session. */
export const forgetAnswers = (): void => answers.clear();
