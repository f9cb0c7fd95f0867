import { ParallelMetric } from '@sintonia/contracts';
import { turned } from './csv-cells.ts';

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

export function metricOf(name: string): ParallelMetric | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  return ParallelMetric.options.find((metric) => metric.toLowerCase() === plain) ?? COLUMNS[plain];
}

/**
 * `2026-11-20`, `20/11/2026` or `Nov 20, 2026` → the first format; null for anything else, and for an impossible date.
 */
export function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? turned(text) ?? named(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) ? iso : null;
}

function named(text: string): string[] | null {
  const [, month = '', day, year] = /^([a-z]{3})[a-z]*\.? (\d\d?),? (\d{4})$/i.exec(text.trim()) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return day && year && number > 0 ? ['', year, String(number).padStart(2, '0'), day.padStart(2, '0')] : null;
}

/** `1234`, `1,234`, `1.234,5`, `1 234.5`: the last separator is decimal unless three digits follow it. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (!/^\d{1,3}([.,]\d{3})+$|^\d[\d.,]*$/.test(plain)) return null;
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(plain) ?? [];
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
  return Number.isFinite(value) ? value : null;
}
