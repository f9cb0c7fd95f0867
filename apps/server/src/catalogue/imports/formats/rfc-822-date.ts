import type { WrittenDate } from './written-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Zones of RFC 822 § 5, and European ones that local feeds use although they are not in it. */
const ZONES: Readonly<Record<string, string>> = {
  ...{ UT: 'Z', UTC: 'Z', GMT: 'Z', Z: 'Z' },
  ...{ EST: '-0500', EDT: '-0400', CST: '-0600', CDT: '-0500', MST: '-0700', MDT: '-0600', PST: '-0800', PDT: '-0700' },
  ...{ WET: '+0000', WEST: '+0100', CET: '+0100', CEST: '+0200', EET: '+0200', EEST: '+0300' },
};

/** `Sat, 21 Nov 2026 08:00:00 +0100`; weekday, seconds and zone are optional. */
const RFC_822 =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}, ?)?(\d{1,2}) ([a-z]{3})[a-z]{0,6} (\d{4}|\d\d) (\d\d):(\d\d)(?::(\d\d))?(?: ([a-z]{1,4}|[+-]\d\d:?\d\d))?$/i;

export function fromRfc822(line: string): WrittenDate | null {
  const [, day, month = '', year = '', hour, minute, second = '0', zone] = RFC_822.exec(line) ?? [];
  if (day === undefined) return null;
  const offset = zone === undefined ? null : /^[+-]/.test(zone) ? zone : ZONES[zone.toUpperCase()];
  if (offset === undefined) return null;
  // RFC 2822 § 4.3: two-digit years.
  const short = Number(year) + (Number(year) < 50 ? 2000 : 1900);
  return {
    year: year.length === 2 ? short : Number(year),
    month: MONTHS.indexOf(month.toLowerCase()) + 1,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    ms: 0,
    offset,
  };
}
