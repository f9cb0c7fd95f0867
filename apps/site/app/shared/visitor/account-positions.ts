/** Playback positions stored with the account, so that other devices resume there. */
import type { PlaybackPosition } from '@sintonia/contracts';
import type { ResumeStore } from '@sintonia/player';

/** Interval of saving the position during playback. */
export const SAVE_EVERY_MS = 15_000;

export interface PlacesPorts {
  /** Positions that the account has stored. */
  known(): Promise<readonly PlaybackPosition[]>;
  save(places: readonly PlaybackPosition[]): void;
  nowMs(): number;
  later(work: () => void, ms: number): void;
}

export interface AccountPositions extends ResumeStore {
  /** Saves pending positions at once: the page is about to close. */
  flush(): void;
}

/** Episodes only, by number; other media start at the beginning. */
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
