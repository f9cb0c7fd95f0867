/** Where episodes were left, kept with the account: the next device goes on there. */
import type { PlaybackPosition } from '@sintonia/contracts';
import type { ResumeStore } from '@sintonia/player';

/** While something plays its place is told this often. */
export const TELL_EVERY_MS = 15_000;

export interface PlacesPorts {
  /** What the account knows. */
  known(): Promise<readonly PlaybackPosition[]>;
  tell(places: readonly PlaybackPosition[]): void;
  nowMs(): number;
  later(work: () => void, ms: number): void;
}

export interface AccountPlaces extends ResumeStore {
  /** Tells at once what has not been told yet: the page is about to go. */
  flush(): void;
}

/** Knows episodes alone, by their numbers; other media begin at the beginning. */
export function createAccountPlaces({ known, tell, nowMs, later }: PlacesPorts): AccountPlaces {
  const said = new Map<number, PlaybackPosition>();
  let untold = new Map<number, PlaybackPosition>();
  let isWaiting = false;

  const flush = () => {
    if (untold.size === 0) return;
    tell([...untold.values()]);
    untold = new Map();
  };
  const tellInTime = () => {
    if (isWaiting || untold.size === 0) return;
    flush();
    isWaiting = true;
    later(() => {
      isWaiting = false;
      tellInTime();
    }, TELL_EVERY_MS);
  };

  return {
    get: async (mediaId) => {
      const episode = Number(mediaId);
      const place = said.get(episode) ?? (await known()).find((one) => one.episode === episode);
      return place?.positionS ?? null;
    },
    set(mediaId, positionS) {
      const episode = Number(mediaId);
      if (!Number.isInteger(episode)) return;
      const place = { episode, positionS, atMs: nowMs() };
      said.set(episode, place);
      untold.set(episode, place);
      if (positionS === null) flush();
      else tellInTime();
    },
    flush,
  };
}
