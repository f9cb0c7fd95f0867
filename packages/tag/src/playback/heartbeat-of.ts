import { encodeHeartbeat } from '@sintonia/wire';
import type { MeasurementObject } from './measurement-object.ts';
import type { MediaHeartbeatConfig } from './playback-config.ts';
import { API_LEVEL } from './session-limits.ts';
import type { Report } from './session-state.ts';

function visitorOf(measurement: MeasurementObject) {
  const region = measurement.audienceManagerLocationHint ?? '';
  return {
    analyticsVisitorId: measurement.analyticsVisitorID,
    visitorId: measurement.marketingCloudVisitorID,
    explicitVisitorId: measurement.visitorID,
    audienceBlob: measurement.audienceManagerBlob,
    audienceRegion: region === '' ? undefined : Number(region),
  };
}

/** Query of a report; asked for at the moment it leaves the filter. */
export function heartbeatOf(report: Report, config: MediaHeartbeatConfig, measurement: MeasurementObject): string {
  const { account, ssl = false, trackingServer, trackingServerSecure, visitor } = measurement;
  const { ovp, appVersion, channel, playerName, libraryVersion } = config;
  return encodeHeartbeat({
    ...report,
    ...(report.isVisitorKnown ? visitorOf(measurement) : {}),
    reportSuite: account,
    analyticsServer: (ssl && trackingServerSecure) || trackingServer,
    analyticsSecure: ssl,
    customerIds: report.eventType === 'aa_start' ? (visitor.getCustomerIDs?.() ?? {}) : {},
    platform: ovp,
    appVersion,
    channel,
    playerName,
    libraryVersion,
    apiLevel: API_LEVEL,
    publisher: visitor.marketingCloudOrgId,
  });
}
