import type { StartMeasuring } from '@sintonia/player';
import { useMemo } from 'react';
import { useRootView } from '../root-view.ts';
import { type MeasuredMedium, measuringOf } from './start-measuring.ts';
import { useTag } from './tag-context.ts';

/** The measuring of a medium through the page's tag, the same function as long as it describes the same medium. */
export function useMeasuring(medium: MeasuredMedium): StartMeasuring | undefined {
  const tag = useTag();
  // By value: a new render describes the same medium, and a new page the same server, with new objects; a new function
  // would start over, also under a radio that plays on while one navigates.
  const described = JSON.stringify(medium);
  const measurement = useRootView()?.measurement;
  // New rules (T-12) measure the same medium by the same session.
  const settings = JSON.stringify(measurement ? { ...measurement, rules: undefined } : null);
  return useMemo(
    () => (tag && settings !== 'null' ? measuringOf(JSON.parse(described), tag, JSON.parse(settings)) : undefined),
    [tag, settings, described],
  );
}
