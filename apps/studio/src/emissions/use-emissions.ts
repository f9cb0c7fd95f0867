/** Day, channel and broadcast of the address. */
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, type CivilDay, dayOf, instantOfWall, isCivilDay } from '../period/civil-day.ts';

const NAMES = { day: 'dia', channel: BROADCAST.channel, broadcast: BROADCAST.start } as const;
/** A schedule day begins at this local time, so that midnight does not split an evening. */
const DAY_BEGINS = '06:00';

export interface EmissionsPlace {
  day: CivilDay;
  /** Null for the first channel. */
  channel: string | null;
  /** Start of the chosen broadcast, or `BROADCAST.onAirNow`; null for the whole day. */
  broadcast: string | null;
}

export function useEmissions(timeZone: string, nowMs: number) {
  const [search] = useSearchParams();
  const today = guideDay(nowMs, timeZone);
  const day = search.get(NAMES.day) ?? '';
  const place: EmissionsPlace = {
    day: isCivilDay(day) ? day : today,
    channel: search.get(NAMES.channel),
    broadcast: search.get(NAMES.broadcast),
  };
  const addressOf = useMemo(
    () =>
      ({ broadcast, ...next }: Partial<EmissionsPlace>): string => {
        const params = new URLSearchParams(search);
        for (const [key, value] of Object.entries({ ...next, broadcast: broadcast ?? null })) {
          const name = NAMES[key as keyof typeof NAMES]; // cast: keys of the place
          if (value === null) params.delete(name);
          else params.set(name, value);
        }
        return `?${params}`;
      },
    [search],
  );
  return { place, today, addressOf };
}

function guideDay(nowMs: number, timeZone: string): CivilDay {
  const day = dayOf(new Date(nowMs), timeZone);
  return nowMs < dayBounds(day, timeZone).fromMs ? addDays(day, -1) : day;
}

/** Half-open instants of a schedule day. */
export function dayBounds(day: CivilDay, timeZone: string): { fromMs: number; toMs: number } {
  const begin = (of: CivilDay) => instantOfWall(`${of}T${DAY_BEGINS}`, timeZone)?.getTime() ?? 0;
  return { fromMs: begin(day), toMs: begin(addDays(day, 1)) };
}
