/** Parses an export of the incumbent server: CSV, one line per day, one column per metric (S-08). Pure. */
import { type ParallelFiguresTaken, ParallelMetric } from '@sintonia/contracts';

export interface ImportedFigure {
  /** `2026-11-20`. */
  day: string;
  metric: ParallelMetric;
  value: number;
}

type Refusal = ParallelFiguresTaken['refused'][number];

/** Column names of such exports, besides our own; letters and digits only, in lower case. */
const COLUMNS: Readonly<Record<string, ParallelMetric>> = {
  pagines: 'pageviews',
  paginesvistes: 'pageviews',
  visites: 'visits',
  visitants: 'visitors',
  uniquevisitors: 'visitors',
  reproduccions: 'plays',
  contentstarts: 'plays',
  mediastarts: 'plays',
  videostarts: 'plays',
  reproduccionscompletes: 'completions',
  contentcompletes: 'completions',
  mediacompletes: 'completions',
  videocompletes: 'completions',
  tempsdereproduccio: 'contentTimeSpent',
  mediatimespent: 'contentTimeSpent',
  videotimespent: 'contentTimeSpent',
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

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

/** Cells of a line; quotes may contain separators, and a doubled quote is one. */
function cells(line: string, separator: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const { text, end } = line[at] === '"' ? quotedCell(line, at + 1) : { text: '', end: at };
    const next = line.indexOf(separator, end);
    const until = next < 0 ? line.length : next;
    found.push(text + line.slice(end, until));
    at = until + 1;
  }
  return found;
}

/** @param from first character after the opening quote */
function quotedCell(line: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  for (let at = from; ; ) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return { text: parts.join('') + line.slice(at), end: line.length };
    parts.push(line.slice(at, quote));
    if (line[quote + 1] !== '"') return { text: parts.join(''), end: quote + 1 };
    parts.push('"');
    at = quote + 2;
  }
}

function metricOf(name: string): ParallelMetric | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  return ParallelMetric.options.find((metric) => metric.toLowerCase() === plain) ?? COLUMNS[plain];
}

/**
 * `2026-11-20`, `20/11/2026` or `Nov 20, 2026` → the first format; null for anything else, and for an impossible date.
 */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? turned(text) ?? named(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) ? iso : null;
}

function turned(text: string): string[] | null {
  const [, day, month, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim()) ?? [];
  return day && month && year ? ['', year, month.padStart(2, '0'), day.padStart(2, '0')] : null;
}

function named(text: string): string[] | null {
  const [, month = '', day, year] = /^([a-z]{3})[a-z]*\.? (\d\d?),? (\d{4})$/i.exec(text.trim()) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return day && year && number > 0 ? ['', year, String(number).padStart(2, '0'), day.padStart(2, '0')] : null;
}

/** `1234`, `1,234`, `1.234,5`, `1 234.5`: the last separator is decimal unless three digits follow it. */
function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (!/^\d{1,3}([.,]\d{3})+$|^\d[\d.,]*$/.test(plain)) return null;
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(plain) ?? [];
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
  return Number.isFinite(value) ? value : null;
}
