/** Columns of the rows behind a figure that its number is made of. Pure except for Intl. */
import type { Formats } from '../messages/formats.ts';
import type { MetricEntry } from '../query/catalogue.ts';
import { figureText } from '../query/figure-text.ts';
import type { SheetWords } from './sheet-catalan.ts';
import type { Row } from './use-rows.ts';

export interface NumberColumn {
  name: string;
  /** In the unit of the file. */
  of: (row: Row) => number;
  show: (row: Row) => string;
}

/** Metrics that add up numbers of things; of other counts every row is one. */
const ADDS_COUNTS: ReadonlySet<string> = new Set([
  ...['droppedFrames', 'stalls', 'heartbeatsSent', 'heartbeatsLost'],
  ...['adsPlanned', 'plannedAdStarts', 'adRepetitionMedian', 'adRepetitionP95'],
]);
/** Metrics of time whose rows have seconds; those of others have milliseconds. */
const IN_SECONDS: ReadonlySet<string> = new Set(['uniqueContentWatched', 'contentOfViewers']);
/** Fields of a row that show its value already. */
const SHOWS_VALUE = ['seconds', 'played_ms'];

/** Short times as people write them: `593 ms`, `2,4 s`; from a minute on `4 min 12 s`. */
export function shortTime(ms: number, formats: Formats): string {
  if (Math.abs(ms) < 1000) return `${formats.count(ms)} ms`;
  return ms < 60_000 ? `${formats.mean(ms / 1000)} s` : formats.duration(ms / 1000);
}

/**
 * @param metric whose rows these are: for a ratio, the part
 * @param name of that metric
 * @param first any of the rows: all have the same fields
 */
export function numberColumns(
  metric: Pick<MetricEntry, 'key' | 'unit'> | undefined,
  name: string,
  first: Row,
  { numbers: words }: SheetWords['sheet'],
  formats: Formats,
): NumberColumn[] {
  if (!metric || typeof first.value !== 'number' || SHOWS_VALUE.some((field) => field in first)) return [];
  const { key, unit } = metric;
  const column = (title: string, of: (row: Row) => number, text: (value: number) => string): NumberColumn => ({
    name: title,
    of,
    show: (row) => text(of(row)),
  });
  const time = (title: string, of: (row: Row) => number) => column(title, of, (ms) => shortTime(ms, formats));
  if (unit === 'ms') return [time(words.startup, rowValue)];
  switch (key) {
    case 'startupScores':
      return [time(words.startup, ofField('startup')), column(words.score, rowValue, formats.mean)];
    case 'deliveredBits': {
      // Bits are the bitrate by milliseconds.
      const bitrate = (row: Row) => rowValue(row) / Math.max(1, ofField('duration')(row));
      const text = (rate: number) => figureText(rate, { key, unit: 'bitsPerSecond' }, formats);
      return [column(words.bitrate, bitrate, text), time(words.time, ofField('duration'))];
    }
    case 'averageAudienceOfContent':
      return [
        column(
          words.partOfContent,
          (row) => rowValue(row) / 1000,
          (part) => formats.share(part, 1),
        ),
      ];
    case 'playedMinutes':
      return [time(words.time, rowValue)];
  }
  if (ADDS_COUNTS.has(key)) return [column(name, rowValue, formats.count)];
  if (unit !== 'seconds') return [];
  return [time(name, (row) => rowValue(row) * (IN_SECONDS.has(key) ? 1000 : 1))];
}

const ofField = (field: string) => (row: Row) => Number(row[field] ?? 0);
const rowValue = ofField('value');
