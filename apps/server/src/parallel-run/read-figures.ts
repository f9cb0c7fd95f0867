/** Parses an export of the incumbent server: CSV, one line per day, one column per metric (S-08). Pure. */
import type { ParallelFiguresTaken, ParallelMetric } from '@sintonia/contracts';
import { cells } from './csv-cells.ts';
import { dayOf, metricOf, numberOf } from './figure-cells.ts';

export interface ImportedFigure {
  /** `2026-11-20`. */
  day: string;
  metric: ParallelMetric;
  value: number;
}

type Refusal = ParallelFiguresTaken['refused'][number];

/** Longest quoted text in an error. */
const MAX_SHOWN = 80;

export function readFigures(csv: string): { figures: ImportedFigure[]; refused: Refusal[] } {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = /[;\t,]/.exec(head.replaceAll(/"[^"]*"/g, ''))?.[0] ?? ',';
  const refused: Refusal[] = [];
  const refuse = (line: number, why: Refusal['why'], text: string) =>
    refused.push({ line, why, text: text.slice(0, MAX_SHOWN) });
  const [, ...names] = cells(head, separator);
  const metrics = names.map((name) => metricOf(name));
  metrics.forEach((metric, i) => {
    if (!metric) refuse(1, 'unknownColumn', names[i] ?? '');
  });
  const figures = lines.flatMap((line, i): ImportedFigure[] => {
    if (line.trim() === '') return [];
    const [first = '', ...values] = cells(line, separator);
    const day = dayOf(first);
    if (day === null) {
      refuse(i + 2, 'noDay', line);
      return [];
    }
    return metrics.flatMap((metric, column) => {
      const text = values[column]?.trim() ?? '';
      if (!metric || text === '') return [];
      const value = numberOf(text);
      if (value !== null) return [{ day, metric, value }];
      refuse(i + 2, 'noNumber', text);
      return [];
    });
  });
  return { figures, refused };
}
