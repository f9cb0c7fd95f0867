import type { WrittenDate } from './written-date.ts';

/** `2026-11-21T08:00:00.5+01:00`; omitted trailing parts count as zero. */
const ISO_8601 =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/i;

export function fromIso8601(line: string): WrittenDate | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset = null] =
    ISO_8601.exec(line) ?? [];
  if (year === undefined) return null;
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = [year, month, day, hour, minute, second].map(Number);
  return {
    year: y,
    month: mo,
    day: d,
    hour: h,
    minute: mi,
    second: s,
    ms: Math.floor(Number(`0.${fraction}`) * 1000),
    offset,
  };
}
