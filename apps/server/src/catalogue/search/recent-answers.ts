/** W-07: cache of recent searches, so that a facet or the next page needs no query. */
import { remember } from '../../memory/remember.ts';

const FRESH_MS = 60_000;
const MAX_ANSWERS = 200;

export interface RecentAnswers<T> {
  /**
   * The cached answer of a text, or that of `find`; concurrent calls for one text share it. Failures are not cached.
   */
  answer(text: string, nowMs: number, find: () => Promise<T>): Promise<T>;
  /** Clears the cache after a change of the index. */
  forget(): void;
}

export function createRecentAnswers<T>(): RecentAnswers<T> {
  /** Oldest first. */
  const answers = new Map<string, { atMs: number; found: Promise<T> }>();
  return {
    forget: () => answers.clear(),
    answer: (text, nowMs, find) => {
      const before = answers.get(text);
      if (before && nowMs - before.atMs < FRESH_MS) return before.found;
      const found = find();
      remember(answers, text, { atMs: nowMs, found }, MAX_ANSWERS);
      found.catch(() => answers.delete(text));
      return found;
    },
  };
}
