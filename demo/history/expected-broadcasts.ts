/** Live broadcasts that many people expect. */
import { MINUTE_MS } from '@sintonia/contracts';

/** The first viewers come so long before the start. */
export const EARLY_MS = 5 * MINUTE_MS;

/** The news of 21 h, every day on two channels. */
export const EVENING_NEWS = {
  title: 'Notícies Vespre',
  /** Channel whose schedule says when it starts; both broadcast it at the same time. */
  channel: 'tramuntana-1',
  /** With their shares of its viewers. */
  channels: [
    [7, 'tramuntana-1'],
    [4, 'tramuntana-24'],
  ],
  lengthMs: 40 * MINUTE_MS,
  /** Visits of an average day at size 1. */
  viewers: 55,
} as const;
