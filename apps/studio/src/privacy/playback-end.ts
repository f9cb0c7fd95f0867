import type { VisitorPlayback } from '@sintonia/contracts';
import type { VisitorWords } from './visitor-words.ts';

/** How a playback ended, in words. Pure. */
export const endOf = (
  { isCompleted, hasFailed }: Pick<VisitorPlayback, 'isCompleted' | 'hasFailed'>,
  words: Pick<VisitorWords, 'completed' | 'broken' | 'left'>,
): string => (isCompleted ? words.completed : hasFailed ? words.broken : words.left);
