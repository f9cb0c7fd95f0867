import type { LiveUpdate } from './catalogue/story.ts';

/** Published updates of a running story at a time, newest first; later ones are left out (decision 0022). */
export const publishedUpdates = (updates: readonly LiveUpdate[], nowMs: number): LiveUpdate[] =>
  updates.filter(({ at }) => Date.parse(at) <= nowMs).sort((a, b) => b.at.localeCompare(a.at));
