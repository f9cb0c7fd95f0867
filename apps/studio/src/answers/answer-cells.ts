/** The table of an answer for files: headers as on screen with their units, and figures as numbers. Pure. */
import { isShareKey, type ReportRow } from '@sintonia/contracts';
import type { Names } from '../query/catalogue.ts';
import type { ValueOf } from '../query/use-value-name.ts';
import { rowText } from './row-text.ts';

interface AnswerCells {
  rows: readonly ReportRow[];
  metrics: readonly string[];
  dimensions: readonly string[];
  /** Header of the time of each row; null without times. */
  time: string | null;
  /** Values that all rows share. */
  fixed: Readonly<Record<string, string>>;
  /** Name of the comparison period; null without one. */
  compared: string | null;
  names: Pick<Names, 'metric' | 'nameOf'>;
  textOf: ValueOf<string>;
  /** Header of the values as stored, beside their texts; null without these columns. */
  storedOf: ((name: string) => string) | null;
}

/** The header, then every row. A dimension has a second column of stored values where any differs from its text. */
export function answerCells({
  rows,
  metrics,
  dimensions,
  time,
  fixed,
  compared,
  names,
  textOf,
  storedOf,
}: AnswerCells): (string | number)[][] {
  const storedIn = (row: ReportRow, key: string) => row.dimensions[key] ?? '';
  const shown = (row: ReportRow, key: string) => rowText(row, key, textOf, fixed);
  const ofDimensions = dimensions.flatMap((key): Column[] => {
    const name = names.nameOf(key);
    const text: Column = { name, of: (row) => shown(row, key) };
    const isStored = storedOf && rows.some((row) => shown(row, key) !== storedIn(row, key));
    return isStored ? [text, { name: storedOf(name), of: (row) => storedIn(row, key) }] : [text];
  });
  const ofMetrics = metrics.flatMap((key): Column[] => {
    const { unit, inUnit } = unitOf(names.metric(key));
    const column = (name: string, of: (row: ReportRow) => number | null | undefined): Column => ({
      name: unit === null ? name : `${name} (${unit})`,
      of: (row) => {
        const figure = of(row);
        return typeof figure === 'number' ? inUnit(figure) : '';
      },
    });
    const now = column(names.nameOf(key), (row) => row.metrics[key]);
    return compared === null ? [now] : [now, column(`${names.nameOf(key)}, ${compared}`, (row) => row.compared?.[key])];
  });
  const columns: Column[] = [
    ...(time === null ? [] : [{ name: time, of: (row: ReportRow) => storedIn(row, 'time') }]),
    ...ofDimensions,
    ...ofMetrics,
  ];
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ of }) => of(row)))];
}

interface Column {
  name: string;
  of: (row: ReportRow) => string | number;
}

/** Shares are exported in percent, all else in the unit of the API; null for numbers without one. */
function unitOf(metric: ReturnType<Names['metric']>): { unit: string | null; inUnit: (figure: number) => number } {
  const asIs = (figure: number) => figure;
  switch (metric?.unit) {
    case 'seconds':
      return { unit: 's', inUnit: asIs };
    case 'ms':
      return { unit: 'ms', inUnit: asIs };
    case 'bitsPerSecond':
      return { unit: 'bit/s', inUnit: asIs };
    case 'ratio':
      return isShareKey(metric.key) ? { unit: '%', inUnit: percent } : { unit: null, inUnit: asIs };
    default:
      return { unit: null, inUnit: asIs };
  }
}

/** Without the digits that the multiplication adds: 0.07 is 7, not 7.000000000000001. */
const percent = (share: number): number => Number((share * 100).toPrecision(15));
