import { HOUR_S } from '@sintonia/wire/durations';

/** A position or a length in seconds, rounded down: `0:48`, `32:05`, `1:02:03`. Negative ones count as 0. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, min, s] = [Math.floor(whole / HOUR_S), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
}
