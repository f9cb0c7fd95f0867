import { DAY_MS, HOUR_MS } from '@sintonia/contracts';

/** Calendar of one time zone. */
export interface LocalTime {
  /** Midnight at the start of a time's day, ms epoch. */
  midnight(atMs: number): number;
  /** Midnight this many days later; days of 23 and 25 hours count as days. */
  daysLater(midnightMs: number, days: number): number;
  /** 0 is Monday. */
  weekday(midnightMs: number): number;
}

/** @param timeZone IANA name */
export function localTimeOf(timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  /** Local clock time, as if it were UTC. */
  const wallClock = (atMs: number) => {
    const part = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  };
  const midnight = (atMs: number) => {
    const wallMidnight = Math.floor(wallClock(atMs) / DAY_MS) * DAY_MS;
    const guess = atMs - (wallClock(atMs) - wallMidnight);
    return guess - (wallClock(guess) - wallMidnight);
  };
  return {
    midnight: (atMs) => midnight(Math.floor(atMs / 1000) * 1000),
    daysLater: (midnightMs, days) => midnight(midnightMs + days * DAY_MS + 12 * HOUR_MS),
    weekday: (midnightMs) => (new Date(wallClock(midnightMs)).getUTCDay() + 6) % 7,
  };
}
