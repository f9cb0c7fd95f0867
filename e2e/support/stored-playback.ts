import { openAllEvents } from '../../apps/server/src/stores/stream/journal/open-all-events.ts';

/** One stored heartbeat. */
export interface StoredHeartbeat {
  session: string;
  event: string;
  visitor: string;
  video: string;
  /** Name of the player. */
  player: string;
  /** § 3 stream type. */
  stream: string;
  durationMs: number;
  playheadS: number;
  chapter: string;
  chapterPosition: number;
  error: string;
  /** Bits a second of the rendition on screen. */
  bitrate: number;
  framesPerSecond: number;
  startupMs: number;
  /** `main` or `ad`. */
  assetType: string;
  ad: string;
  adLengthS: number;
  /** `preroll` …, and the position of the ad in it. */
  pod: string;
  podPosition: string;
  podStartS: number;
  /** Number of ads planned in its break. */
  adsPlanned: number;
  metadata: Record<string, string>;
  /** The client's clock, ms epoch. */
  sentAtMs: number;
  /** Path and query as received. */
  raw: string;
}

/**
 * Every heartbeat below a data directory, by the client's clock. The server must be stopped: only one process can open
 * the store.
 */
export async function storedPlayback(dataDir: string): Promise<StoredHeartbeat[]> {
  const store = await openAllEvents(dataDir);
  try {
    return await store.query<StoredHeartbeat>(`
      SELECT session_id AS session, event, visitor_id AS visitor, video_id AS video, player_name AS player, stream_type AS stream, duration_ms AS durationMs,
        playhead_s AS playheadS, chapter_name AS chapter, chapter_position AS chapterPosition, error_id AS error,
        bitrate, fps AS framesPerSecond, startup_ms AS startupMs,
        asset_type AS assetType, ad_id AS ad, ad_length_s AS adLengthS, pod_name AS pod, pod_position AS podPosition,
        pod_offset_s AS podStartS, ads_planned AS adsPlanned, metadata,
        toUnixTimestamp64Milli(sent_at) AS sentAtMs, raw
      FROM playback FINAL ORDER BY sentAtMs, received_at`);
  } finally {
    await store.close();
  }
}

/** Starts and completions of ads in order, as `event ad pod position`. */
export const adEvents = (heartbeats: readonly StoredHeartbeat[]): string[] =>
  heartbeats
    .filter(({ assetType, event }) => assetType === 'ad' && (event === 'start' || event === 'complete'))
    .map(({ event, ad, pod, podPosition }) => `${event} ${ad} ${pod} ${podPosition}`);

/** Breaks with the number of ads that each was to show, as `pod number`; without those that planned none. */
export const plannedAds = (heartbeats: readonly StoredHeartbeat[]): Set<string> =>
  new Set(heartbeats.flatMap(({ pod, adsPlanned }) => (adsPlanned > 0 ? [`${pod} ${adsPlanned}`] : [])));
