/** Easing between 0 and 1. Every function keeps its end values outside the interval. */

export const clamp01 = (x: number): number => Math.min(1, Math.max(0, x));

/** Progress of `t` from `startS` over `lengthS` seconds, in [0, 1]. */
export const span = (t: number, startS: number, lengthS: number): number => clamp01((t - startS) / lengthS);

export const easeOut = (x: number): number => 1 - (1 - clamp01(x)) ** 3;

export const easeIn = (x: number): number => clamp01(x) ** 2;

export const easeInOut = (x: number): number => {
  const p = clamp01(x);
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
};

/** Overshoots by a tenth and returns. */
export const settle = (x: number): number => {
  const p = clamp01(x) - 1;
  return 1 + 2.2 * p ** 3 + 1.2 * p ** 2;
};

export const mix = (from: number, to: number, by: number): number => from + (to - from) * by;

/** 0 → 1 at `inS`, back to 0 at `outS`; each change takes `fadeS` seconds. */
export const window = (t: number, inS: number, outS: number, fadeS = 0.5): number =>
  Math.min(easeOut(span(t, inS, fadeS)), 1 - easeInOut(span(t, outS - fadeS, fadeS)));
