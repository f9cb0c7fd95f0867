import type { MediaObject } from './media-objects.ts';

/** Keys of the options a media or ad object may carry. */
export const MediaObjectKey = {
  MediaResumed: 'resumed',
  PrerollTrackingWaitingTime: 'preroll_tracking_waiting_time',
  GranularAdTracking: 'granular_ad_tracking',
  StandardMediaMetadata: 'media_standard_content_metadata',
  StandardAdMetadata: 'media_standard_ad_metadata',
} as const;

/** How each option is accepted, and what the page is told when it is not (§ 5). */
const ACCEPTED = {
  MediaResumed: ['boolean', 'MediaObject as we expect a boolean value'],
  PrerollTrackingWaitingTime: ['number', 'MediaObject as we expect a valid duration as number in milliseconds.'],
  GranularAdTracking: ['boolean', 'AdObject as we expect a boolean value.'],
  StandardMediaMetadata: ['object', 'MediaObject as we expect a valid object with kv pairs.'],
  StandardAdMetadata: ['object', 'AdObject as we expect a valid object with kv pairs.'],
} as const;

/** The option of this name, or undefined when it is absent or, after a warning, of the wrong type. */
export function readOption(
  from: MediaObject,
  name: keyof typeof MediaObjectKey,
  warn: (text: string) => void,
): unknown {
  const [type, expected] = ACCEPTED[name];
  const given = from.getValue(MediaObjectKey[name]) ?? undefined;
  const value = type === 'number' && typeof given === 'string' && given ? Number(given) : given;
  if (value === undefined || (typeof value === type && !Number.isNaN(value))) return value;
  warn(`[MediaHeartbeat] Ignoring value set for MediaHeartbeat.MediaObjectKey.${name} in ${expected}`);
  return undefined;
}
