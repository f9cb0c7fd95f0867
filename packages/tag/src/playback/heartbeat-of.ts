import { encodeHeartbeat, type Heartbeat, type HeartbeatFields } from '@sintonia/wire';
import type { CustomerId, MeasurementObject } from './measurement-object.ts';
import type { MediaHeartbeatConfig } from './playback-config.ts';
import { API_LEVEL } from './session-limits.ts';
import type { SentReport } from './session-state.ts';

const customerIds = (ids: Readonly<Record<string, CustomerId>>): Heartbeat['customerIds'] =>
  Object.fromEntries(
    Object.entries(ids).map(([key, { id, authState, hashType }]) => [key, { id, authState: authState ?? 0, hashType }]),
  );

function sender(measurement: MeasurementObject, isVisitorKnown: boolean): HeartbeatFields {
  const { account, ssl, trackingServer, trackingServerSecure } = measurement;
  const known = isVisitorKnown ? measurement : ({} as Partial<MeasurementObject>);
  const region = known.audienceManagerLocationHint;
  return {
    reportSuite: account,
    analyticsServer: (ssl && trackingServerSecure) || trackingServer,
    analyticsSecure: ssl ?? false,
    analyticsVisitorId: known.analyticsVisitorID,
    visitorId: known.marketingCloudVisitorID,
    explicitVisitorId: known.visitorID,
    audienceBlob: known.audienceManagerBlob,
    audienceRegion: region === undefined || region === '' ? undefined : Number(region),
  };
}

/** Query of a report; asked for at the moment it leaves the filter. */
export function heartbeatOf(report: SentReport, config: MediaHeartbeatConfig, measurement: MeasurementObject): string {
  const { media, ad, chapter, quality } = report;
  return encodeHeartbeat({
    ...sender(measurement, report.isVisitorKnown),
    customerIds: report.event === 'aa_start' ? customerIds(measurement.visitor.getCustomerIDs?.() ?? {}) : {},
    platform: config.ovp,
    appVersion: config.appVersion,
    channel: config.channel,
    playerName: config.playerName,
    libraryVersion: config.libraryVersion,
    apiLevel: API_LEVEL,
    sessionId: report.sessionId,
    eventType: report.event,
    durationMs: report.durationMs,
    playheadS: report.playheadS,
    errorId: report.errorId,
    errorSource: report.errorSource,
    atMs: report.atMs,
    previousAtMs: report.previousAtMs,
    assetType: report.asset,
    mediaName: media.name,
    mediaId: media.id,
    publisher: measurement.visitor.marketingCloudOrgId,
    mediaLengthS: media.lengthS,
    ...(ad && {
      adId: ad.id,
      adSessionId: ad.sessionId,
      adResolver: config.playerName,
      adBreakId: ad.adBreak.id,
      adPosition: String(ad.position),
      adBreakStartS: ad.adBreak.startS,
      adBreakName: ad.adBreak.name,
      adLengthS: ad.lengthS,
      adName: ad.name,
    }),
    ...(chapter && {
      chapterId: chapter.id,
      chapterSessionId: chapter.sessionId,
      chapterName: chapter.name,
      chapterPosition: chapter.position,
      chapterLengthS: chapter.lengthS,
      chapterStartS: chapter.startS,
    }),
    streamType: media.streamType,
    bitrate: quality?.bitrate ?? 0,
    framesPerSecond: quality?.fps ?? 0,
    droppedFrames: quality?.droppedFrames ?? 0,
    startupMs: report.startupMs,
    metadata: report.metadata ?? {},
  });
}
