import { measureWithHeartbeats, type StartMeasuring, type StreamKind } from '@sintonia/player';
import type { Tag, TagSettings } from '@sintonia/tag';

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
}

/** Name of this player on the wire. */
const PLAYER_NAME = 'sintonia-web';

/** Heartbeats for the playing of one medium (M-01), through the page's tag. */
export const measuringOf = (
  { channel, metadata, ...media }: MeasuredMedium,
  tag: Tag,
  settings: TagSettings,
): StartMeasuring =>
  measureWithHeartbeats({
    trackingServer: settings.heartbeatServer,
    isSecure: settings.isSecure,
    playerName: PLAYER_NAME,
    channel,
    media,
    metadata,
    debugLogging: settings.environment === 'development',
    measurement: tag.measurement(),
  });
