import type { FakeClock } from './fake-clock.ts';

/** Position of the content: moves with the clock, at normal speed. Whole milliseconds, so that borders are met exactly. */
export function createPlayhead(clock: FakeClock) {
  let fromMs = 0;
  let sinceMs: number | null = null;
  const positionMs = () => fromMs + (sinceMs === null ? 0 : Math.round(clock.now() - sinceMs));
  const set = (isMoving: boolean, toMs = positionMs()) => {
    fromMs = toMs;
    sinceMs = isMoving ? clock.now() : null;
  };
  return {
    positionS: () => positionMs() / 1000,
    move: () => set(true),
    stop: () => set(false),
    jump: (toS: number) => set(false, Math.round(toS * 1000)),
  };
}
