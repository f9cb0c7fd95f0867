/**
 * Ratios beside playback figures. A play counts when it starts, so a period also contains endings of earlier plays.
 * Pure.
 */
import type { Totals } from '@sintonia/contracts';

type Played = Pick<Totals, 'plays' | 'completions' | 'uniqueViewers' | 'contentTimeSpent'>;

/** Completed share of the plays, 0 to 1; null without plays, or with more endings than starts. */
export const completedPart = ({ plays, completions }: Played): number | null =>
  plays > 0 && completions <= plays ? completions / plays : null;

/** Mean time per viewer, in seconds; null without viewers. */
export const secondsPerViewer = ({ contentTimeSpent, uniqueViewers }: Played): number | null =>
  uniqueViewers > 0 ? contentTimeSpent / uniqueViewers : null;
