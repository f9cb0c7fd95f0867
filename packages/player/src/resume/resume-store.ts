import { browserStorage } from '../settings/browser-storage.ts';

/** Where somebody left each medium. The page may give one that an account keeps; this browser's is the usual one. */
export interface ResumeStore {
  /** Seconds from the start; null when there is nothing to go on with. */
  get(mediaId: string): Promise<number | null>;
  /** `null` forgets it. */
  set(mediaId: string, positionS: number | null): void;
}

const KEY = 'sintonia.resume';

/** As many media as are remembered; the one left longest ago is forgotten first. */
const MAX_MEDIA = 30;

export type Places = readonly (readonly [mediaId: string, positionS: number])[];

/** The places with one more, newest first. */
export function withPlace(places: Places, mediaId: string, positionS: number | null): Places {
  const others = places.filter(([id]) => id !== mediaId);
  return positionS === null ? others : [[mediaId, positionS] as const, ...others].slice(0, MAX_MEDIA);
}

/** Whether the visitor lets places be remembered, as the page says; nothing is while nobody says so. */
export let mayRemember = (): boolean => false;

/** C-06: places are kept and given only while this holds, asked each time; what was kept goes when it does not. */
export function rememberWhile(isAllowed: () => boolean): void {
  mayRemember = isAllowed;
  if (!isAllowed()) browserStorage.set(KEY, null);
}

/** Remembers in this browser alone. */
export const browserResumeStore: ResumeStore = {
  get: async (mediaId) => storedPositions().find(([id]) => id === mediaId)?.[1] ?? null,
  set(mediaId, positionS) {
    if (!mayRemember()) return;
    const places = withPlace(storedPositions(), mediaId, positionS);
    browserStorage.set(KEY, places.length > 0 ? JSON.stringify(places) : null);
  },
};

/** What this browser remembers, the last left first. */
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
