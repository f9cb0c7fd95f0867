import { measureWithHeartbeats, type StartMeasuring, type StreamKind } from '@sintonia/player';
import type { Tag, TagSettings } from '@sintonia/tag';
import { type VideoLayer, videoParameters } from '@sintonia/tag/data-layer';
import { version } from '../../../package.json';

/** Description of a medium for measurement. */
export interface MeasuredMedium {
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  lengthS: number;
  kind: 'video' | 'audio';
  stream: StreamKind;
  channel: string;
  /** Standard metadata (§ 3), by wire key: `a.media.show`. */
  metadata: Readonly<Record<string, string>>;
  /** § 3, video group; the page's when left out. */
  video?: VideoLayer | undefined;
  /** Player that plays it; the page's by default. */
  player?: keyof typeof PLAYER_NAMES;
}

/** Names of the broadcaster's players on the wire: the pages' player, and the radio window's (W-06). */
const PLAYER_NAMES = { page: 'sintonia-web', window: 'sintonia-finestra' } as const;

/**
 * Heartbeats of the playback of one medium (M-01), through the page's tag.
 *
 * @param onAir standard metadata of a live channel's broadcast when a session starts
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
