/** Answers to questions, kept while the page is open: a screen shows the last ones at once while new ones are asked for. */

/** The most answers kept; the least recently used is dropped first. */
export const MOST_REMEMBERED = 100;
/** Older answers are not shown, ms. */
export const REMEMBERED_MS = 15 * 60_000;

interface Remembered {
  /** The schema that parsed it: another one would read it as something else. */
  as: unknown;
  value: unknown;
  atMs: number;
}

const answers = new Map<string, Remembered>();

/** @param question address and body of the request */
export function remember(question: string, as: unknown, value: unknown, nowMs: number): void {
  answers.delete(question);
  answers.set(question, { as, value, atMs: nowMs });
  const [oldest] = answers.keys();
  if (answers.size > MOST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
}

/** Null for a question that was not answered lately. */
export function remembered(question: string, as: unknown, nowMs: number): { value: unknown } | null {
  const known = answers.get(question);
  if (!known || known.as !== as || nowMs - known.atMs > REMEMBERED_MS) return null;
  answers.delete(question);
  answers.set(question, known);
  return known;
}

/** After a change, or at the end of a session. */
export const forgetAnswers = (): void => answers.clear();
