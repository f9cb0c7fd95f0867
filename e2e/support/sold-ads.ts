/** Ads that the tests' ad server sells for each clip, and the breaks of the live channel. */
import { MINUTE_MS } from '@sintonia/wire/durations';
import type { AdAnswer, SoldAd } from './ad-server.ts';

export const TRAIN: SoldAd = { id: 'tren', clip: 'ad-trens', duration: '00:00:08', skipAfterS: 3 };
export const TRAIN_S = 8;
export const BOOKS: SoldAd = { id: 'llibres', clip: 'ad-llibres', duration: '00:00:06', skipAfterS: null };
export const MILK: SoldAd = { id: 'llet', clip: 'ad-cooperativa', duration: '00:00:10', skipAfterS: null };

/** One clip for each behaviour of an ad server; all are 36 s long, `native` 40 s. */
export const CLIPS = {
  whole: 'cims',
  skipped: 'el-debat',
  visited: 'noticies-vespre',
  /** In a browser without Media Source Extensions. */
  native: 'sota-la-cendrosa',
  empty: 'camp-obert',
  lying: 'obert-per-obres',
  missing: 'cuina-de-llar',
  slow: 'quadern-de-camp',
  /** Protected by editors as a whole: the reference for a start without advertising. */
  plain: 'mon-petit',
};
export const VIDEO: Record<keyof typeof CLIPS, number> = {
  whole: 1001,
  skipped: 1047, // an episode with a next one
  visited: 1041,
  empty: 1059,
  lying: 1051,
  missing: 1024,
  slow: 1033,
  plain: 1064,
  native: 1013,
};
export const CHANNEL = 'tramuntana-1';
/** The channel has one break an hour; the last one started at most this many minutes ago. */
const BREAK_MINUTES_AGO = 4;
export const BREAK_MS = Math.floor(Date.now() / MINUTE_MS - (BREAK_MINUTES_AGO - 1)) * MINUTE_MS;

/** @param position of the break: 1 before the content, 2 in it, 3 after it */
export function soldFor(content: string, position: number): AdAnswer {
  switch (content) {
    case CLIPS.whole:
      return [TRAIN, BOOKS];
    case CLIPS.skipped:
      return position === 3 ? [BOOKS] : [TRAIN];
    case CLIPS.visited:
      return position === 1 ? [MILK] : [];
    case CLIPS.native:
      return [MILK];
    // Wrong offers that are detected before playback: a medium of another length, a missing medium.
    case CLIPS.lying:
      return [
        { ...MILK, id: 'curt', duration: '00:00:01' },
        { ...MILK, id: 'enlloc', clip: 'ad-enlloc' },
      ];
    // One that is not detected: its playlist exists, the segments do not.
    case CLIPS.missing:
      return [MILK];
    case CLIPS.slow:
      return 'never';
    case CHANNEL:
      return [TRAIN];
    default:
      return { xml: '' };
  }
}
