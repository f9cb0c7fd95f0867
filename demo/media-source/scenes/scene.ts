/** A moving picture: a function of time onto a surface of 960 × 540. */
import type { Pen } from '../draw/canvas.ts';

export const WIDTH = 960;
export const HEIGHT = 540;
export const FPS = 25;

/** Timing of a clip for its scene: length and chapter starts. */
export interface Timing {
  lengthS: number;
  /** Starts in seconds, ascending, the first 0. */
  chapterStartsS: readonly number[];
}

/** Draws the whole frame at `t` seconds; without state between frames, so that any frame can be drawn alone. */
export type Scene = (pen: Pen, t: number) => void;

export type CreateScene = (timing: Timing) => Scene;

/** Start of a chapter, or the end of the clip for one past the last. */
export const chapterAt = (timing: Timing, index: number): number => timing.chapterStartsS[index] ?? timing.lengthS;
