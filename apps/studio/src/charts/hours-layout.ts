/** Layout of a chart of hours. Pixels from the top left corner of the drawing. Pure. */
import { upwards } from './scale.ts';

const HEAD = 12;
const FOOT = 24;
/** Width of a digit on the axis, at 12 px. */
const DIGIT = 7.5;
/** Width of the label at the end of a line. */
const NAME_WIDTH = 128;
/** Width of a letter of it, at 12 px bold, and its distance from the line. */
const NAME_LETTER = 6.9;
const NAME_GAP = 10;
/** Below this width labels are above the drawing. */
const NARROW = 560;

export interface HoursLayout {
  left: number;
  right: number;
  head: number;
  foot: number;
  /** Left border and centre of an hour. */
  border: (hour: number) => number;
  middle: (hour: number) => number;
  y: (value: number) => number;
  /** Hour under a pixel, among those with values. */
  hourAt: (x: number) => number;
  hasNames: boolean;
}

/**
 * @param hours width of the drawing
 * @param known number of hours with a value; labels are in the remainder, or beside the drawing
 * @param top highest mark of the axis, which has `digits` digits
 */
export function layoutHours(drawing: {
  width: number;
  height: number;
  hours: number;
  known: number;
  top: number;
  digits: number;
  /** A comparison line goes on after the last value: its label is beside the drawing. */
  isLonger?: boolean;
}): HoursLayout {
  const { width, height, hours, known, top, digits, isLonger = false } = drawing;
  const left = 12 + DIGIT * digits;
  const hasNames = width >= NARROW;
  const fitsInside = !isLonger && (width - left) * (1 - known / hours) > NAME_WIDTH;
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

/** Lines of a label that fit beside the drawing; a longer word has a line of its own. */
export function wrapLabel(name: string): string[] {
  const most = Math.floor((NAME_WIDTH - NAME_GAP) / NAME_LETTER);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
