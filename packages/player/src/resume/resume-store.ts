import { browserStorage } from '../settings/browser-storage.ts';

/** Playback positions by medium. The page may provide the account's store; by default it is this browser's. */
export interface ResumeStore {
  /** Seconds from the start; null without a position. */
  get(mediaId: string): Promise<number | null>;
  /** `null` deletes it. */
  set(mediaId: string, positionS: number | null): void;
}

const KEY = 'sintonia.resume';

/** Maximum number of positions; the oldest is deleted first. */
const MAX_MEDIA = 30;

export type Places = readonly (readonly [mediaId: string, positionS: number])[];

/** Positions with one more, newest first. */
export function withPlace(places: Places, mediaId: string, positionS: number | null): Places {
  const others = places.filter(([id]) => id !== mediaId);
  return positionS === null ? others : [[mediaId, positionS] as const, ...others].slice(0, MAX_MEDIA);
}

/** True when the visitor allows positions to be stored; false until the page sets it. */
export let mayRemember = (): boolean => false;

/**
 * C-06: positions are stored and read only while this is true, checked each time; stored ones are deleted when it is
 * not.
 */
export function rememberWhile(isAllowed: () => boolean): void {
  mayRemember = isAllowed;
  if (!isAllowed()) browserStorage.set(KEY, null);
}

/** Stores in this browser only. */
export const browserResumeStore: ResumeStore = {
  get: async (mediaId) => storedPositions().find(([id]) => id === mediaId)?.[1] ?? null,
  set(mediaId, positionS) {
    if (!mayRemember()) return;
    const places = withPlace(storedPositions(), mediaId, positionS);
    browserStorage.set(KEY, places.length > 0 ? JSON.stringify(places) : null);
  },
};

/** Positions that this browser has stored, newest first. */
export function storedPositions(): Places {
  if (!mayRemember()) return [];
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? '[]');
    const isPlace = (place: unknown): place is Places[number] => Array.isArray(place) && typeof place[1] === 'number';
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}
