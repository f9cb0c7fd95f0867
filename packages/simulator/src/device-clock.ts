/** Clock of a simulated device: how far it is ahead, and when that changes. */
export interface DeviceClock {
  /** Ahead of the true time by this much; negative: behind. */
  errorMs: number;
  /** At a true time it is set forward, or back when negative. */
  jump?: { atMs: number; byMs: number };
}

export const EXACT_CLOCK: DeviceClock = { errorMs: 0 };

/** Error of the clock at a true time, ms. */
export const clockErrorAt = ({ errorMs, jump }: DeviceClock, atMs: number): number =>
  errorMs + (jump && atMs >= jump.atMs ? jump.byMs : 0);
