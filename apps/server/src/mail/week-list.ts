/** A list of work of one week, for a mail. */

export interface Week {
  /** Its first instant and the one after its last, epoch ms. */
  fromMs: number;
  toMs: number;
  /** Whose days it has. */
  timeZone: string;
  /** Report suite, of a list that has one; null: the server's own. */
  suite: string | null;
}

export interface WeekList {
  /** The sum first, then the entries, one line each. */
  lines: readonly string[];
  /** Rows of the file. */
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** Rejects with `EventStoreError`. */
export type ReadWeekList = (week: Week) => Promise<WeekList>;

/** `24 de nov. 10:05 – 25 de nov. 9:00`. @param end null while it lasts */
export function spanText(begin: Date, end: Date | null, timeZone: string): string {
  const format = new Intl.DateTimeFormat('ca-ES', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(begin)} – ${end ? format.format(end) : 'encara dura'}`;
}
