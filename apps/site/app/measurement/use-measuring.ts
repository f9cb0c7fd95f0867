import type { StartMeasuring } from '@sintonia/player';
import { useMemo } from 'react';
import { useRootView } from '../root-view.ts';
import { type MeasuredMedium, measuringOf } from './start-measuring.ts';
import { useTag } from './tag-context.ts';

/** The measuring of a medium through the page's tag, the same function as long as it describes the same medium. */
export function useMeasuring(medium: MeasuredMedium): StartMeasuring | undefined {
  const tag = useTag();
  const settings = useRootView()?.measurement;
  // By value: a new render describes the same medium with new objects, and a new function would start over.
  const described = JSON.stringify(medium);
  return useMemo(
    () => (tag && settings ? measuringOf(JSON.parse(described), tag, settings) : undefined),
    [tag, settings, described],
  );
}
