/** Parses dates of feeds: RFC 822 (RSS) and ISO 8601 (Dublin Core, Atom), nothing else. Pure. */
import { instantOf } from '@sintonia/contracts';

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
/** `2026-11-21T08:00:00.5+01:00`; omitted trailing parts count as zero. */
const ISO_8601 =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/i;

interface WrittenDate {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  ms: number;
  /** `Z`, `+0100`; null if missing. */
  offset: string | null;
}

/**
 * The instant as ISO 8601 in UTC; null for any other text, and for an impossible date or time.
 *
 * @param zone zone of a date without an offset: an offset, or a name such as `Europe/Madrid`
 */
export function parseFeedDate(text: string, zone: string): string | null {
  const line = text.trim().replace(/\s+/g, ' ');
  const date = fromRfc822(line) ?? fromIso8601(line);
  if (!date || !isOnCalendar(date)) return null;
  const { year, month, day, hour, minute, second, ms, offset } = date;
  const within = second * 1000 + ms;
  const minutes = minutesOf(offset ?? zone);
  if (minutes === null) {
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return new Date(instantOf({ year, month, day }, time, zone) + within).toISOString();
  }
  return new Date(Date.UTC(year, month - 1, day, hour, minute - minutes) + within).toISOString();
}

/** The offset stated in a date, `+01:00` or `Z`; null if none. */
export function offsetOf(text: string): string | null {
  const line = text.trim().replace(/\s+/g, ' ');
  return (fromRfc822(line) ?? fromIso8601(line))?.offset ?? null;
}

function fromRfc822(line: string): WrittenDate | null {
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

function fromIso8601(line: string): WrittenDate | null {
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

function isOnCalendar({ year, month, day, hour, minute, second }: WrittenDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // A leap second is the first of the next minute.
  return isDay && hour <= 23 && minute <= 59 && second <= 60;
}

/** Minutes east of UTC; null for a named zone. */
function minutesOf(offset: string): number | null {
  if (offset.toUpperCase() === 'Z') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return hours === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
