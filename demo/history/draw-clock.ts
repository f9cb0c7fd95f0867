/** Clock of a device. */

import type { DeviceClock } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import { MINUTE_MS } from '@sintonia/wire/durations';
import type { HistoryConditions } from './history-messages.ts';
import { occurs } from './playback-states.ts';

/** Visits in which a clock jumps, percent, if clocks jump and the condition does not say. */
const JUMPS = 10;
/** A clock jumps at most this long after the start of a visit. */
const JUMP_WITHIN_MS = 10 * MINUTE_MS;

export function drawClock(random: RandomSource, startMs: number, conditions: HistoryConditions): DeviceClock {
  const { clockErrorMs = 0, clockErrors = 100, clockJumpMs = 0, clockJumps = JUMPS } = conditions;
  const upTo = (mostMs: number) => (mostMs === 0 ? 0 : Math.round((random.part() * 2 - 1) * mostMs));
  const errorMs = clockErrors === 100 || occurs(random, clockErrors) ? upTo(clockErrorMs) : 0;
  if (clockJumpMs === 0 || !occurs(random, clockJumps)) return { errorMs };
  return { errorMs, jump: { atMs: startMs + random.whole(0, JUMP_WITHIN_MS), byMs: upTo(clockJumpMs) } };
}
