/** Tracking settings of players, by publisher (docs/wire/heartbeat.md § 8). */
import { failed, ok, type Result } from '@sintonia/contracts';
import {
  DEFAULT_PLAYBACK_SETTINGS,
  MAX_CHECK_INTERVAL_S,
  type PlaybackSettings,
  settingsFileName,
} from '@sintonia/wire';
import { z } from 'zod';

/** § 9; we measure nothing for that third party. */
export const DEFAULT_SETTINGS: PlaybackSettings = { ...DEFAULT_PLAYBACK_SETTINGS, nielsenEnabled: false };

/** Publishers by organisation id; omitted settings have defaults. */
export type PublisherSettings = Readonly<Record<string, Partial<PlaybackSettings>>>;

/** A heartbeat of over ten minutes counts no time (§ 9), and one is always slightly longer than the interval. */
const MAX_INTERVAL_S = 300;

/** Schema of the operator's file. Unknown names are refused: a misspelt one would silently have no effect. */
const PublisherFile = z.record(
  z.string().min(1),
  z.strictObject({
    trackingIntervalS: z.number().int().min(1).max(MAX_INTERVAL_S).optional(),
    checkIntervalS: z.number().int().min(1).max(MAX_CHECK_INTERVAL_S).optional(),
    trackExternalErrors: z.boolean().optional(),
    trackingDisabled: z.boolean().optional(),
    nielsenEnabled: z.boolean().optional(),
  }),
);

/** Parses the text of such a file. */
export function parsePublisherSettings(text: string): Result<PublisherSettings, string> {
  try {
    const parsed = PublisherFile.safeParse(JSON.parse(text));
    if (parsed.success) return ok(parsed.data as PublisherSettings); // cast: zod's optional allows an undefined that JSON has not
    const [issue] = parsed.error.issues;
    return failed(`${issue?.path.join('.')}: ${issue?.message}`);
  } catch {
    return failed('it is not JSON');
  }
}

/** Settings by the file name that clients request. */
export const settingsByFile = (publishers: PublisherSettings): ReadonlyMap<string, PlaybackSettings> =>
  new Map(
    Object.entries(publishers).map(([organisationId, settings]) => [
      settingsFileName(organisationId),
      { ...DEFAULT_SETTINGS, ...settings },
    ]),
  );
