import type { MediaObject } from './media-objects.ts';
import { PREROLL_WAIT_MS } from './session-limits.ts';

/** Keys of the options a media or ad object may carry. */
export const MediaObjectKey = {
  MediaResumed: 'resumed',
  PrerollTrackingWaitingTime: 'preroll_tracking_waiting_time',
  GranularAdTracking: 'granular_ad_tracking',
  StandardMediaMetadata: 'media_standard_content_metadata',
  StandardAdMetadata: 'media_standard_ad_metadata',
} as const;

type OptionName = keyof typeof MediaObjectKey;

/** Tells the page that an option is ignored. */
export type Warn = (text: string) => void;

function option<T>(
  from: MediaObject,
  name: OptionName,
  read: (value: unknown) => T | undefined,
  expected: string,
  warn: Warn,
): T | undefined {
  const given = from.getValue(MediaObjectKey[name]);
  if (given === undefined || given === null) return undefined;
  const value = read(given);
  if (value === undefined) {
    const object = from.kind === 'ad' ? 'AdObject' : 'MediaObject';
    warn(
      `[MediaHeartbeat] Ignoring value set for MediaHeartbeat.MediaObjectKey.${name} in ${object} as we expect a ${expected}`,
    );
  }
  return value;
}

const boolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const milliseconds = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) && !Number.isNaN(Number(value))
    ? Number(value)
    : undefined;
const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : undefined);
const KEY_VALUES = 'valid object with kv pairs.';

export const readMediaOptions = (media: MediaObject, warn: Warn) => ({
  isResumed: option(media, 'MediaResumed', boolean, 'boolean value', warn) ?? false,
  prerollWaitMs:
    option(media, 'PrerollTrackingWaitingTime', milliseconds, 'valid duration as number in milliseconds.', warn) ??
    PREROLL_WAIT_MS,
  standardMetadata: option(media, 'StandardMediaMetadata', object, KEY_VALUES, warn),
});

export const readAdOptions = (ad: MediaObject, warn: Warn) => ({
  /** On by default: only an explicit false gives the content interval. */
  isGranular: option(ad, 'GranularAdTracking', boolean, 'boolean value.', warn) ?? true,
  standardMetadata: option(ad, 'StandardAdMetadata', object, KEY_VALUES, warn),
});
