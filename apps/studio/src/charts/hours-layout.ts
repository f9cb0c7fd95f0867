/** Where things stand in a chart of hours. Pixels from the top left corner of the drawing. Pure. */
import { upwards } from './scale.ts';

const HEAD = 12;
const FOOT = 24;
/** What a digit takes on the axis, at 12 px. */
const DIGIT = 7.5;
/** What the name at the end of a line takes. */
const NAME_WIDTH = 128;
/** Below this width the names stand above the drawing instead. */
const NARROW = 560;

export interface HoursLayout {
  left: number;
  right: number;
  head: number;
  foot: number;
  /** Left border and middle of an hour. */
  border: (hour: number) => number;
  middle: (hour: number) => number;
  y: (value: number) => number;
  /** The hour under a pixel, among those that are known. */
  hourAt: (x: number) => number;
  hasNames: boolean;
}

/**
 * @param hours how many the drawing is wide
 * @param known how many of them have a value; the names of the lines stand in what is left, or beside it
 * @param top highest mark of the axis, which takes `digits` letters
 */
export function layoutHours(drawing: {
  width: number;
  height: number;
  hours: number;
  known: number;
  top: number;
  digits: number;
}): HoursLayout {
  const { width, height, hours, known, top, digits } = drawing;
  const left = 12 + DIGIT * digits;
  const hasNames = width >= NARROW;
  const fitsInside = (width - left) * (1 - known / hours) > NAME_WIDTH;
  const right = Math.max(left + 1, width - (hasNames && !fitsInside ? NAME_WIDTH : 8));
  const foot = height - FOOT;
  const rise = upwards(top, foot - HEAD);
  const hourWidth = (right - left) / hours;
  return {
    left,
    right,
    head: HEAD,
    foot,
    border: (hour) => left + hour * hourWidth,
    middle: (hour) => left + (hour + 0.5) * hourWidth,
    y: (value) => rise(value) + HEAD,
    hourAt: (x) => Math.max(0, Math.min(known - 1, Math.floor((x - left) / hourWidth))),
    hasNames,
  };
}
