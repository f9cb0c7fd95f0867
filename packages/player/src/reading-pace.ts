/** How often a page follows the playhead. Pure. */
import type { ElementReading } from './element-reading.ts';

/**
 * `move`: each update, four a second, while the bar is visible. `second`: whole seconds. `rest`: nothing on the page shows the
 * position; only the stored one follows it. Other changes are shown at once.
 */
export type Pace = 'move' | 'second' | 'rest';

/** Seconds of the medium between two updates at rest, which are those of the stored position. */
export const REST_S = 5;

/** Whether a page at this pace shows both readings alike. */
export function isShownAlike(pace: Pace, one: ElementReading, other: ElementReading): boolean {
  return pace !== 'move' && key(pace, one) === key(pace, other);
}

function key(pace: Pace, { positionS, bufferedS, live, ...others }: ElementReading): string {
  const seconds =
    pace === 'rest' ? [Math.floor(positionS / REST_S)] : [positionS, bufferedS, live?.startS, live?.edgeS].map(whole);
  return JSON.stringify([others, seconds]);
}

const whole = (s: number | undefined) => s && Math.floor(s);
