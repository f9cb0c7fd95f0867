import type { StartMeasuring } from '@sintonia/player';
import { useEffect, useMemo, useRef } from 'react';
import type { ScheduleEntry } from '../on-air/day-view.ts';
import { onAt } from '../on-air/on-at.ts';
import { useRootView } from '../site/root-view.ts';
import { onAirMetadata } from './on-air-metadata.ts';
import { type MeasuredMedium, measuringOf } from './start-measuring.ts';
import { useTag } from './tag-context.ts';

/**
 * Measurement of a medium through the page's tag; the function is stable while the medium is the same.
 *
 * @param schedule of a live channel, whose heartbeats name the programme on air; null on demand
 */
export function useMeasuring(
  medium: MeasuredMedium,
  schedule: readonly ScheduleEntry[] | null = null,
): StartMeasuring | undefined {
  const tag = useTag();
  // Compared by value: a new render describes the same medium, and a new page the same server, with new objects. A new
  // function would restart measurement, also for a radio that keeps playing across navigations.
  const described = JSON.stringify(medium);
  const known = useRef(schedule);
  useEffect(() => {
    known.current = schedule;
  }, [schedule]);
  const { measurement, timeZone = 'UTC' } = useRootView() ?? {};
  // New rules (T-12) keep measuring the same medium in the same session.
  const settings = JSON.stringify(measurement ? { ...measurement, rules: undefined } : null);
  return useMemo(() => {
    if (!tag || settings === 'null') return undefined;
    const given: MeasuredMedium = JSON.parse(described);
    const onAir = () => (known.current ? onAirMetadata(given, onAt(known.current, Date.now()).now, timeZone) : {});
    return measuringOf(given, tag, JSON.parse(settings), onAir);
  }, [tag, settings, described, timeZone]);
}
