import { encodeHeartbeatWith } from '@sintonia/wire';
import type { MeasurementObject } from './measurement-object.ts';
import { known } from './parts.ts';
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
  const { account, ssl, trackingServer, trackingServerSecure, visitor } = measurement;
  return encodeHeartbeatWith(known.inserts?.KEYS ?? {}, {
    ...config, // app version, channel, player name, library version: called here as on the wire
    ...report,
    ...(report.isVisitorKnown && visitorOf(measurement)),
    reportSuite: account,
    analyticsServer: (ssl && trackingServerSecure) || trackingServer,
    analyticsSecure: !!ssl,
    customerIds: report.eventType === 'aa_start' ? (visitor.getCustomerIDs?.() ?? {}) : {},
    platform: config.ovp,
    apiLevel: API_LEVEL,
    publisher: visitor.marketingCloudOrgId,
  });
}
