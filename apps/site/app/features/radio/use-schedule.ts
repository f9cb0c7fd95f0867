import { MINUTE_MS } from '@sintonia/contracts';
import { useEffect } from 'react';
import { scheduleOfPage } from './fetch-page-data.ts';
import type { Listenable } from './listenable.ts';
import { useRadio, useRadioState } from './radio-context.ts';

/** The schedule is extended this long before its known part ends, in ms. */
const AHEAD_MS = 30 * MINUTE_MS;

/** Extends a station's schedule during playback: one request each time that the known part is about to end. */
export function useSchedule({ schedule, path }: Pick<Listenable, 'schedule' | 'path'>): void {
  const radio = useRadio();
  const knownUntilMs = schedule?.at(-1)?.endsAtMs ?? 0;
  const isShort = useRadioState(({ atMs }) => schedule !== null && (atMs ?? Date.now()) + AHEAD_MS > knownUntilMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when the end of the known schedule changes
  useEffect(() => {
    if (!isShort) return;
    let isGone = false;
    void scheduleOfPage(path).then((longer) => !isGone && longer && radio.extendSchedule(longer));
    return () => {
      isGone = true;
    };
  }, [isShort, knownUntilMs, path, radio]);
}
