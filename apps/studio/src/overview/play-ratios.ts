/** What stands beside figures of playback. A play counts when it begins, so a period also has what began before it. Pure. */
import type { Totals } from '@sintonia/contracts';

type Played = Pick<Totals, 'plays' | 'completions' | 'uniqueViewers' | 'contentTimeSpent'>;

/** Part of the plays that came to the end, 0 to 1; null where there are none, or more ends than beginnings. */
export const completedPart = ({ plays, completions }: Played): number | null =>
  plays > 0 && completions <= plays ? completions / plays : null;

/** Time that each viewer spent on average, in seconds; null where there is none. */
export const secondsPerViewer = ({ contentTimeSpent, uniqueViewers }: Played): number | null =>
  uniqueViewers > 0 ? contentTimeSpent / uniqueViewers : null;
