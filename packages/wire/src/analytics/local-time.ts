import type { Kind } from '../field-table.ts';

/** An instant to the second, with the client's offset from UTC. */
export interface LocalTime {
  /** Milliseconds since 1970, a whole second. */
  readonly atMs: number;
  /** As from `Date.prototype.getTimezoneOffset`: minutes to add to local time for UTC, −60 for +01:00. */
  readonly offsetMin: number;
}

const FORM = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{1,2}):(\d{1,2}) ([0-6]) (-?\d{1,4})$/;

/** Parameter `t`: `d/m/yyyy h:m:s w o`, month and weekday zero-based, nothing padded. */
export function localTimeText({ atMs, offsetMin }: LocalTime): string | undefined {
  const local = new Date(atMs - offsetMin * 60_000);
  if (Number.isNaN(local.getTime())) return undefined;
  const date = [local.getUTCDate(), local.getUTCMonth(), local.getUTCFullYear()].join('/');
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].join(':');
  return `${date} ${time} ${local.getUTCDay()} ${offsetMin}`;
}

/** Encodes and decodes it. */
export const localTime: Kind<LocalTime> = {
  storage: 'text',
  encode: localTimeText,
  decode: (raw) => {
    const [day = 0, month = 0, year = 0, h = 0, min = 0, s = 0, , offsetMin = 0] =
      FORM.exec(raw)?.slice(1).map(Number) ?? [];
    if (day < 1 || day > 31 || month > 11 || h > 23 || min > 59 || s > 59 || Math.abs(offsetMin) > 1440)
      return undefined;
    return { atMs: Date.UTC(year, month, day, h, min, s) + offsetMin * 60_000, offsetMin };
  },
  expects: 'local time as d/m/yyyy h:m:s weekday offset',
};
