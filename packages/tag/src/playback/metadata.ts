export type Metadata = Readonly<Record<string, string>>;

/** Key with which the client itself tells the media type; a caller's own is removed. */
const MEDIA_TYPE_KEY = 'a.media.streamType';

/** Own numbers, strings and booleans; the wire drops `""`, 0, NaN and false (§ 5). */
function entriesKept(given: unknown): [string, string][] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given)
    .filter(([, value]) => value && ['string', 'number', 'boolean'].includes(typeof value))
    .map(([key, value]) => [key, String(value)]);
}

/** Custom metadata, then the standard keys it does not already hold. */
export function toMetadata(custom: unknown, standard: unknown): Metadata {
  const kept = new Map(entriesKept(custom));
  for (const [key, value] of entriesKept(standard)) if (!kept.has(key)) kept.set(key, value);
  kept.delete(MEDIA_TYPE_KEY);
  return Object.fromEntries(kept);
}

export const withMediaType = (metadata: Metadata, mediaType: string): Metadata => ({
  ...metadata,
  [MEDIA_TYPE_KEY]: mediaType,
});

export const VideoMetadataKeys = {
  SHOW: 'a.media.show',
  SEASON: 'a.media.season',
  EPISODE: 'a.media.episode',
  ASSET_ID: 'a.media.asset',
  GENRE: 'a.media.genre',
  FIRST_AIR_DATE: 'a.media.airDate',
  FIRST_DIGITAL_DATE: 'a.media.digitalDate',
  RATING: 'a.media.rating',
  ORIGINATOR: 'a.media.originator',
  NETWORK: 'a.media.network',
  SHOW_TYPE: 'a.media.type',
  AD_LOAD: 'a.media.adLoad',
  MVPD: 'a.media.pass.mvpd',
  AUTHORIZED: 'a.media.pass.auth',
  DAY_PART: 'a.media.dayPart',
  FEED: 'a.media.feed',
  STREAM_FORMAT: 'a.media.format',
} as const;

export const AudioMetadataKeys = {
  ARTIST: 'a.media.artist',
  ALBUM: 'a.media.album',
  LABEL: 'a.media.label',
  AUTHOR: 'a.media.author',
  STATION: 'a.media.station',
  PUBLISHER: 'a.media.publisher',
} as const;

export const AdMetadataKeys = {
  ADVERTISER: 'a.media.ad.advertiser',
  CAMPAIGN_ID: 'a.media.ad.campaign',
  CREATIVE_ID: 'a.media.ad.creative',
  PLACEMENT_ID: 'a.media.ad.placement',
  SITE_ID: 'a.media.ad.site',
  CREATIVE_URL: 'a.media.ad.creativeURL',
} as const;
