/** What players' tracking is told from here, by publisher (wire-heartbeat, section 8). */
import { DEFAULT_PLAYBACK_SETTINGS, type PlaybackSettings, settingsFileName } from '@sintonia/wire';

/** § 9; ours measures nothing for that third party. */
export const DEFAULT_SETTINGS: PlaybackSettings = { ...DEFAULT_PLAYBACK_SETTINGS, nielsenEnabled: false };

/** Publishers by organisation id; what an entry leaves out is as the defaults. */
export type PublisherSettings = Readonly<Record<string, Partial<PlaybackSettings>>>;

/** Settings by the file name that clients ask for. */
export const settingsByFile = (publishers: PublisherSettings): ReadonlyMap<string, PlaybackSettings> =>
  new Map(
    Object.entries(publishers).map(([organisationId, settings]) => [
      settingsFileName(organisationId),
      { ...DEFAULT_SETTINGS, ...settings },
    ]),
  );
