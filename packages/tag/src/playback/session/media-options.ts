import { warn } from './error-state.ts';
import type { Draft } from './session-state.ts';
import { isUsable, type Kinds } from './usable.ts';

/** Keys of the options of media and ad objects. */
export const MediaObjectKey = {
  MediaResumed: 'resumed',
  PrerollTrackingWaitingTime: 'preroll_tracking_waiting_time',
  GranularAdTracking: 'granular_ad_tracking',
  StandardMediaMetadata: 'media_standard_content_metadata',
  StandardAdMetadata: 'media_standard_ad_metadata',
} as const;

export type OptionName = keyof typeof MediaObjectKey;

/** The option with this name; undefined when absent, or when its type is wrong (which logs a warning). */
export function readOption(
  s: Draft,
  from: Readonly<Record<string, unknown>>,
  name: OptionName,
  kind: Kinds[string],
): unknown {
  const given = from[MediaObjectKey[name]] ?? undefined;
  const value = kind === 'number' && typeof given === 'string' && given ? Number(given) : given;
  if (value === undefined || isUsable(value, kind)) return value;
  warn(s, 'option', name);
  return undefined;
}
