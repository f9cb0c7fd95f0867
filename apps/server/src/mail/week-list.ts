/** A list of work of one week, for a mail. */
import type { StudioLanguage } from '@sintonia/contracts';
import { MAIL_LOCALES } from './number-text.ts';

export interface Week {
  /** Its first instant and the one after its last, epoch ms. */
  fromMs: number;
  toMs: number;
  /** Whose days it has. */
  timeZone: string;
  /** Report suite, of a list that has one; null: the server's own. */
  suite: string | null;
  /** What the list is of: an experiment's id; null: a list of everything. */
  subject: string | null;
  /** Of the mail. */
  language: StudioLanguage;
}

export interface WeekList {
  /** The sum first, then the entries, one line each. */
  lines: readonly string[];
  /** Rows of the file. */
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** Sums by key, the largest first. */
export function sumsBy<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  countOf: (row: Row) => number,
): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + countOf(row));
  return [...sums].sort(([one, a], [other, b]) => b - a || one.localeCompare(other));
}

/** Rejects with `EventStoreError`. */
export type ReadWeekList = (week: Week) => Promise<WeekList>;

/** @param at ISO 8601 */
export const isInWeek = ({ fromMs, toMs }: Week, at: string): boolean => {
  const atMs = Date.parse(at);
  return atMs >= fromMs && atMs < toMs;
};

type Setting = Pick<Week, 'timeZone' | 'language'>;

const formatOf = ({ timeZone, language }: Setting) =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });

const STILL: Readonly<Record<StudioLanguage, string>> = { ca: 'encara dura', en: 'still lasts' };

/** `24 de nov. 10:05`. */
export const dateText = (at: Date, setting: Setting): string => formatOf(setting).format(at);

/** `24 de nov. 10:05 – 25 de nov. 9:00`. @param end null while it lasts */
export function spanText(begin: Date, end: Date | null, setting: Setting): string {
  const format = formatOf(setting);
  return `${format.format(begin)} – ${end ? format.format(end) : STILL[setting.language]}`;
}
