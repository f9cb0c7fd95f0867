import { encodeHeartbeatBy, PLAIN_HEARTBEAT_KEYS } from '@sintonia/wire';
import type { MeasurementObject } from '../adapter/measurement-object.ts';
import type { MediaHeartbeatConfig } from '../adapter/playback-config.ts';
import type { LoadedParts } from '../session/parts.ts';
import { API_LEVEL } from '../session/session-limits.ts';
import type { PlaybackHeartbeat } from '../session/session-state.ts';

const visitorOf = (measurement: MeasurementObject) => ({
  analyticsVisitorId: measurement.analyticsVisitorID,
  visitorId: measurement.marketingCloudVisitorID,
  explicitVisitorId: measurement.visitorID,
  audienceBlob: measurement.audienceManagerBlob,
  audienceRegion: measurement.audienceManagerLocationHint as number | undefined, // cast: a numeric string is encoded like a number
});

/** Query string of a heartbeat. Built when the heartbeat leaves the filter. */
export function heartbeatQuery(
  heartbeat: PlaybackHeartbeat,
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
  { ads }: LoadedParts,
): string {
  const { account, ssl, trackingServer, trackingServerSecure, visitor } = measurement;
  return encodeHeartbeatBy(ads?.KEYS ?? PLAIN_HEARTBEAT_KEYS, {
    ...config, // app version, channel, player name, library version have their wire names
    ...heartbeat,
    ...(heartbeat.withIds && visitorOf(measurement)),
    reportSuite: account,
    staff: measurement.staff,
    analyticsServer: (ssl && trackingServerSecure) || trackingServer,
    analyticsSecure: !!ssl,
    customerIds: heartbeat.eventType === 'aa_start' ? (visitor.getCustomerIDs?.() ?? {}) : {},
    platform: config.ovp,
    apiLevel: API_LEVEL,
    publisher: visitor.marketingCloudOrgId,
  });
}
