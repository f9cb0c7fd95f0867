/** Labels at the ends of lines. Pixels from the top left corner of the drawing. Pure. */
import type { Series } from './HoursLine.tsx';
import { type HoursLayout, wrapLabel } from './hours-layout.ts';
import { spreadLabels } from './scale.ts';

/** Height of a line of a label, px. */
export const LINE = 14;
/** Between two labels, and between a line and its label, px. */
const GAP = 4;
const BESIDE = 10;

interface EndLabel {
  name: string;
  /** Token of its colour. */
  colour: Series['colour'] | 'quiet';
  lines: readonly string[];
  x: number;
  /** Middle of its lines. */
  y: number;
}

/**
 * Each line has its name where it ends; comparison lines share theirs, at the highest of them.
 *
 * @param comparison name of the comparison lines; '' for none
 */
export function endLabels(
  series: readonly Series[],
  comparison: string,
  known: number,
  hours: number,
  at: HoursLayout,
): EndLabel[] {
  const xAfter = (values: number) => (values < hours ? at.middle(values - 1) : at.right) + BESIDE;
  const yOf = (values: Series['values']) => at.y(values.findLast((value) => value !== null) ?? 0);
  const ends: EndLabel[] = series.map(({ name, colour, values }) => ({
    ...{ name, colour, lines: wrapLabel(name) },
    ...{ x: xAfter(known), y: yOf(values) },
  }));
  const compared = series.map(({ before }) => before.slice(0, hours)).filter(({ length }) => length > 0);
  const [longest] = compared.toSorted((a, b) => b.length - a.length);
  if (comparison !== '' && longest) {
    const y = Math.min(...compared.map(yOf));
    ends.push({ name: comparison, colour: 'quiet', lines: wrapLabel(comparison), x: xAfter(longest.length), y });
  }
  const mostLines = Math.max(1, ...ends.map(({ lines }) => lines.length));
  const spread = spreadLabels(
    ends.map(({ y }) => y),
    mostLines * LINE + GAP,
    at.foot - 2 * GAP,
  );
  return ends.map((label, i) => ({ ...label, y: spread[i] ?? label.y }));
}
