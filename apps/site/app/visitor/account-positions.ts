/** Where episodes were left, kept with the account: the next device goes on there. */
import type { PlaybackPosition } from '@sintonia/contracts';
import type { ResumeStore } from '@sintonia/player';

/** While something plays its place is told this often. */
export const SAVE_EVERY_MS = 15_000;

export interface PlacesPorts {
  /** What the account knows. */
  known(): Promise<readonly PlaybackPosition[]>;
  save(places: readonly PlaybackPosition[]): void;
  nowMs(): number;
  later(work: () => void, ms: number): void;
}

export interface AccountPositions extends ResumeStore {
  /** Tells at once what has not been told yet: the page is about to go. */
  flush(): void;
}

/** Knows episodes alone, by their numbers; other media begin at the beginning. */
export function createAccountPositions({ known, save, nowMs, later }: PlacesPorts): AccountPositions {
  const latest = new Map<number, PlaybackPosition>();
  let unsaved = new Map<number, PlaybackPosition>();
  let isWaiting = false;

  const flush = () => {
    if (unsaved.size === 0) return;
    save([...unsaved.values()]);
    unsaved = new Map();
  };
  const saveThrottled = () => {
    if (isWaiting || unsaved.size === 0) return;
    flush();
    isWaiting = true;
    later(() => {
      isWaiting = false;
      saveThrottled();
    }, SAVE_EVERY_MS);
  };

  return {
    get: async (mediaId) => {
      const episode = Number(mediaId);
      const place = latest.get(episode) ?? (await known()).find((one) => one.episode === episode);
      return place?.positionS ?? null;
    },
    set(mediaId, positionS) {
      const episode = Number(mediaId);
      if (!Number.isInteger(episode)) return;
      const place = { episode, positionS, atMs: nowMs() };
      latest.set(episode, place);
      unsaved.set(episode, place);
      if (positionS === null) flush();
      else saveThrottled();
    },
    flush,
  };
}
