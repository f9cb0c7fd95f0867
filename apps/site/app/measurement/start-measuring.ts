import { measureWithHeartbeats, type StartMeasuring, type StreamKind } from '@sintonia/player';
import type { Tag, TagSettings } from '@sintonia/tag';
import { type VideoLayer, videoParameters } from '@sintonia/tag/data-layer';
import { version } from '../../package.json';

/** What the measuring of a medium tells of it. */
export interface MeasuredMedium {
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  lengthS: number;
  kind: 'video' | 'audio';
  stream: StreamKind;
  channel: string;
  /** Standard metadata (§ 3), by its key on the wire: `a.media.show`. */
  metadata: Readonly<Record<string, string>>;
  /** § 3, video group; the page's where this is left out. */
  video?: VideoLayer | undefined;
  /** Where it plays; a page, unless it says otherwise. */
  player?: keyof typeof PLAYER_NAMES;
}

/** Names of the broadcaster’s players on the wire: that of the pages, and that of the radio's own window (W-06). */
const PLAYER_NAMES = { page: 'sintonia-web', window: 'sintonia-finestra' } as const;

/**
 * Heartbeats for the playing of one medium (M-01), through the page's tag.
 *
 * @param onAir standard metadata of what a live channel broadcasts when a session starts
 */
export const measuringOf = (
  { channel, metadata, player = 'page', video, ...media }: MeasuredMedium,
  tag: Tag,
  settings: TagSettings,
  onAir: () => Readonly<Record<string, string>> = () => ({}),
): StartMeasuring =>
  measureWithHeartbeats({
    trackingServer: settings.heartbeatServer,
    isSecure: settings.isSecure,
    playerName: PLAYER_NAMES[player],
    appVersion: `sintonia ${version}`,
    channel,
    media,
    metadata: () => ({ ...metadata, ...onAir() }),
    debugLogging: settings.environment === 'development',
    measurement: tag.measurement(video && { parameters: videoParameters(video) }),
    parallelRun: settings.parallelRun,
  });
