/** Transition of an alert after an evaluation: begin, continue, end, and whether to mail. Pure. */

/** Evaluations without a finding before an alert is over, so that a figure around its limit is one alert. */
export const CLEAR_AFTER = 3;

/** An alert that has begun and not ended. */
export interface OpenAlert {
  /** Evaluations since the last finding. */
  clear: number;
  isMailed: boolean;
}

export type AlertTransition =
  | { type: 'none' }
  | { type: 'begin'; mail: boolean }
  | { type: 'continue'; clear: number; mail: boolean }
  | { type: 'end' };

/**
 * @param finding null without enough data: nothing begins and nothing ends
 * @param isQuiet no mail now; it follows after the quiet hours, if the alert has not ended
 */
export function alertTransition(
  open: OpenAlert | null,
  finding: 'alert' | 'fine' | null,
  isQuiet: boolean,
): AlertTransition {
  if (open === null) return finding === 'alert' ? { type: 'begin', mail: !isQuiet } : { type: 'none' };
  const clear = finding === 'alert' ? 0 : finding === 'fine' ? open.clear + 1 : open.clear;
  if (clear >= CLEAR_AFTER) return { type: 'end' };
  return { type: 'continue', clear, mail: !isQuiet && !open.isMailed && clear === 0 && finding === 'alert' };
}
