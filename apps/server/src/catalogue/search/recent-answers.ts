/** W-07: what was found lately, so that a facet or the next page of the same search asks the database nothing. */
import { remember } from '../../memory/remember.ts';

const FRESH_MS = 60_000;
const MOST = 200;

export interface RecentAnswers<T> {
  /** What was found for this text, or what `find` finds; asked once at a time for one text. A failure is not kept. */
  answer(text: string, nowMs: number, find: () => Promise<T>): Promise<T>;
  /** For when what there is to find has changed. */
  forget(): void;
}

export function createRecentAnswers<T>(): RecentAnswers<T> {
  /** Oldest first. */
  const kept = new Map<string, { atMs: number; found: Promise<T> }>();
  return {
    forget: () => kept.clear(),
    answer: (text, nowMs, find) => {
      const before = kept.get(text);
      if (before && nowMs - before.atMs < FRESH_MS) return before.found;
      const found = find();
      remember(kept, text, { atMs: nowMs, found }, MOST);
      found.catch(() => kept.delete(text));
      return found;
    },
  };
}
