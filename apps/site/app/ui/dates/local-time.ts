import { DAY_MS, wallClockMs } from '@sintonia/contracts';

/**
 * Times as Catalan readers write them, in the broadcaster's zone. Only numbers come from `Intl`: wording that differs
 * between the tables of the server and of the browser would break hydration.
 */
const WEEKDAYS = ['diumenge', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte'] as const;
const MONTHS = [
  'gener',
  'febrer',
  'març',
  'abril',
  'maig',
  'juny',
  'juliol',
  'agost',
  'setembre',
  'octubre',
  'novembre',
  'desembre',
] as const;

/** A time with its text, for `<time>`. */
export interface DateText {
  iso: string;
  text: string;
}

interface LocalParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

function localParts(at: Date, timeZone: string): LocalParts {
  const wall = new Date(wallClockMs(at.getTime(), timeZone));
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
  return { year, month, day, hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}

const dayNumber = ({ year, month, day }: LocalParts): number => Date.UTC(year, month - 1, day) / DAY_MS;
const twoDigits = (n: number): string => String(n).padStart(2, '0');
const clock = ({ hour, minute }: LocalParts): string => `${hour}:${twoDigits(minute)}`;

/** `21 de novembre`, `3 d’abril`. */
function dayAndMonth({ day, month }: LocalParts): string {
  const name = MONTHS[month - 1] ?? '';
  return /^[aeiou]/.test(name) ? `${day} d’${name}` : `${day} de ${name}`;
}

/** `9:05`. */
export const clockTime = (iso: string, timeZone: string): string => clock(localParts(new Date(iso), timeZone));

/** `21 de novembre del 2026`. */
export function longDate(iso: string, timeZone: string): string {
  const parts = localParts(new Date(iso), timeZone);
  return `${dayAndMonth(parts)} del ${parts.year}`;
}

/** `dissabte` and `21 de novembre`. */
export function today(now: Date, timeZone: string): { weekday: string; date: string } {
  const parts = localParts(now, timeZone);
  return { weekday: WEEKDAYS[(dayNumber(parts) + 4) % 7] ?? '', date: dayAndMonth(parts) };
}

/** For lists: `9:05` today, `ahir` yesterday with the hour, else the date. */
export function shortDateText(iso: string, now: Date, timeZone: string): DateText {
  const then = localParts(new Date(iso), timeZone);
  const current = localParts(now, timeZone);
  const daysAgo = dayNumber(current) - dayNumber(then);
  if (daysAgo === 0) return { iso, text: clock(then) };
  if (daysAgo === 1) return { iso, text: `Ahir, ${clock(then)}` };
  return { iso, text: then.year === current.year ? dayAndMonth(then) : longDate(iso, timeZone) };
}

/** For pages: `21 de novembre del 2026, 9:05`. */
export const longDateText = (iso: string, timeZone: string): DateText => ({
  iso,
  text: `${longDate(iso, timeZone)}, ${clockTime(iso, timeZone)}`,
});

/** For a later time on the same page as `sinceIso`: the hour on the same day, else `longDateText`. */
export function laterDateText(iso: string, sinceIso: string, timeZone: string): DateText {
  const [day, firstDay] = [iso, sinceIso].map((at) => dayNumber(localParts(new Date(at), timeZone)));
  return day === firstDay ? { iso, text: clockTime(iso, timeZone) } : longDateText(iso, timeZone);
}
