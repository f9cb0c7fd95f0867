import type { LiveUpdate } from './catalogue.ts';

/** Of a running story what has been said by then, newest first; what is written for later is not there yet (decision 0022). */
export const publishedUpdates = (updates: readonly LiveUpdate[], nowMs: number): LiveUpdate[] =>
  updates.filter(({ at }) => Date.parse(at) <= nowMs).sort((a, b) => b.at.localeCompare(a.at));
