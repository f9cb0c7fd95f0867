import type { ChartNote } from './HoursChart.tsx';

/** Those that fit beside a figure; the list under the curve has all. */
const MOST_NOTES = 3;

/** A readout with the annotations of its part; of many, the first ones and the number of the others. Pure. */
export function withNotes(readout: string, notes: readonly Pick<ChartNote, 'text'>[]): string {
  const others = notes.length - MOST_NOTES;
  return [readout, ...notes.slice(0, MOST_NOTES).map(({ text }) => text), ...(others > 0 ? [`+${others}`] : [])].join(
    ' · ',
  );
}
