/** Day, channel and broadcast of the address. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EMISSIONS_ADDRESS, guideDay } from '../broadcasts/guide-day.ts';
import { type CivilDay, isCivilDay } from '../period/civil-day.ts';

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
  const broadcast = search.get(EMISSIONS_ADDRESS.broadcast);
  const startMs = Date.parse(broadcast ?? '');
  const day = search.get(EMISSIONS_ADDRESS.day) ?? (Number.isFinite(startMs) ? guideDay(startMs, timeZone) : '');
  const place: EmissionsPlace = {
    day: isCivilDay(day) ? day : today,
    channel: search.get(EMISSIONS_ADDRESS.channel),
    broadcast,
  };
  const addressOf = useMemo(
    () =>
      ({ broadcast, ...next }: Partial<EmissionsPlace>): string => {
        const params = new URLSearchParams(search);
        for (const [key, value] of Object.entries({ ...next, broadcast: broadcast ?? null })) {
          const name = EMISSIONS_ADDRESS[key as keyof typeof EMISSIONS_ADDRESS]; // cast: keys of the place
          if (value === null) params.delete(name);
          else params.set(name, value);
        }
        return `?${params}`;
      },
    [search],
  );
  return { place, today, addressOf };
}
