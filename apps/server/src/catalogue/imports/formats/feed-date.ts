/** Parses dates of feeds: RFC 822 (RSS) and ISO 8601 (Dublin Core, Atom), nothing else. Pure. */
import { instantOf } from '@sintonia/contracts';
import { fromIso8601 } from './iso-8601-date.ts';
import { fromRfc822 } from './rfc-822-date.ts';
import { isOnCalendar, minutesOf } from './written-date.ts';

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
