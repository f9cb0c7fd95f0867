/**
 * Outlooks of places: fresh from memory, else from the source, else the last valid answer, else the sample. One
 * concurrent request per place, and a pause after a failure.
 */

import { type Forecast, HOUR_MS, MINUTE_MS, type OutlookSource, type Place } from '@sintonia/contracts';
import { remember } from '../memory/remember.ts';
import type { CachedOutlook, OutlookCache } from './cached-outlooks.ts';
import { localIsoDate } from './local-days.ts';
import type { FetchOutlooks } from './open-meteo/fetch-outlooks.ts';
import { presentOutlook } from './present-outlook.ts';
import { sampleOutlook } from './sample/sample-outlook.ts';

/** Age at which an answer is refreshed in the background, while pages show it. */
export const FRESH_MS = 15 * MINUTE_MS;
/** Age at which a page waits for a new answer: models run every hour. */
export const TRUSTED_MS = HOUR_MS;
/** Longest use of an answer when the source is down; an older one covers too little of the future. */
export const CACHE_MS = 12 * HOUR_MS;
/** Pause after a failure, during which no request waits for the source. */
export const REST_MS = 60_000;
/** Places per request; more make the address too long for some proxies. */
const MAX_AT_ONCE = 50;
const MAX_IN_MEMORY = 1000;

export interface OutlookSourceSettings {
  /** Null: only the sample. */
  fetch: FetchOutlooks | null;
  shelf: OutlookCache;
  timeZone: string;
  onFailure: (why: string) => void;
}

export type Forecasts = (places: readonly Place[], nowMs: number) => Promise<Forecast[]>;

export function outlookSource({ fetch, shelf, timeZone, onFailure }: OutlookSourceSettings): Forecasts {
  const known = new Map<string, CachedOutlook>();
  const underWay = new Map<string, Promise<void>>();
  let restsUntilMs = Number.NEGATIVE_INFINITY;

  const isYounger = (id: string, nowMs: number, thanMs: number) => {
    const fetchedAtMs = known.get(id)?.fetchedAtMs;
    return fetchedAtMs !== undefined && Math.abs(nowMs - fetchedAtMs) < thanMs;
  };

  /** Never throws. */
  const ask = async (from: FetchOutlooks, places: readonly Place[], nowMs: number): Promise<void> => {
    const answer = await from(places);
    if (!answer.ok) {
      restsUntilMs = nowMs + REST_MS;
      onFailure(answer.error);
      return;
    }
    for (const [index, { id }] of places.entries()) {
      const outlook = answer.value[index];
      if (!outlook) continue;
      remember(known, id, { fetchedAtMs: nowMs, outlook }, MAX_IN_MEMORY);
      void shelf.store(id, { fetchedAtMs: nowMs, outlook });
    }
  };

  const refresh = async (places: readonly Place[], nowMs: number): Promise<void> => {
    if (!fetch) return;
    const stale = places.filter(({ id }) => !isYounger(id, nowMs, FRESH_MS));
    const unasked = nowMs < restsUntilMs ? [] : stale.filter(({ id }) => !underWay.has(id));
    for (let first = 0; first < unasked.length; first += MAX_AT_ONCE) {
      const batch = unasked.slice(first, first + MAX_AT_ONCE);
      const asking = ask(fetch, batch, nowMs).finally(() => {
        for (const { id } of batch) underWay.delete(id);
      });
      for (const { id } of batch) underWay.set(id, asking);
    }
    const wanted = stale.filter(({ id }) => !isYounger(id, nowMs, TRUSTED_MS));
    await Promise.all(wanted.map(({ id }) => underWay.get(id)));
  };

  const kept = async (id: string): Promise<CachedOutlook | undefined> => {
    const inMemory = known.get(id);
    if (inMemory || !fetch) return inMemory;
    const onDisk = await shelf.read(id);
    if (onDisk && !known.has(id)) remember(known, id, onDisk, MAX_IN_MEMORY);
    return known.get(id);
  };

  return async (places, nowMs) => {
    await Promise.all(places.map(({ id }) => kept(id)));
    await refresh(places, nowMs);
    return places.map((place) => {
      const last = known.get(place.id);
      const outlook =
        last && nowMs - last.fetchedAtMs < CACHE_MS ? presentOutlook(last.outlook, nowMs, timeZone) : null;
      if (!last || !outlook) return { place, ...sample(place, nowMs, timeZone) };
      const source: OutlookSource = {
        kind: isYounger(place.id, nowMs, TRUSTED_MS) ? 'forecast' : 'kept',
        fetchedAtMs: last.fetchedAtMs,
      };
      return { place, ...outlook, source };
    });
  };
}

const sample = (place: Place, nowMs: number, timeZone: string) => ({
  ...sampleOutlook(place, nowMs, timeZone),
  source: { kind: 'sample', date: localIsoDate(nowMs, timeZone) } as const,
});
