import { type Hit, type Variables, VIDEO_FIELDS } from '@sintonia/wire';
import type { Ad, AnalyticsStart } from '../playback/session/session-state.ts';
import type { PageContext } from './page-context.ts';
import { technicalValues } from './page-hit.ts';
import { pageValues } from './page-values.ts';

/** Durations and positions in analytics: whole numbers, and `0.0` for 0 (§ 9). */
const whole = (value: number | string): string => `${Math.floor(Number(value)) || '0.0'}`;

/** Fields of an ad, beside those of its media. */
const adContext = (ad: Ad): Readonly<Record<string, string>> => ({
  'a.media.ad.name': ad.adId,
  'a.media.ad.friendlyName': ad.adName,
  'a.media.ad.podFriendlyName': ad.adBreakName,
  'a.media.ad.length': whole(ad.adLengthS),
  'a.media.ad.playerName': ad.adResolver,
  'a.media.ad.pod': ad.adBreakId,
  'a.media.ad.podPosition': whole(ad.adPosition),
  'a.media.ad.podSecond': whole(ad.adBreakStartS),
  'a.media.ad.view': 'true',
});

/** Playback fields in the hit of a media or ad start (docs/wire/heartbeat.md § 9). */
export const mediaStartFields = (
  start: AnalyticsStart,
): Pick<Hit, 'linkType' | 'mediaKind' | 'isAudio'> & { context: Readonly<Record<string, string>> } => {
  const { media, startingAd: ad } = start;
  return {
    linkType: ad ? 'msa_s' : 'ms_s',
    mediaKind: media.mediaType + (ad ? 'Ad' : ''),
    isAudio: media.mediaType === 'audio' || undefined,
    context: {
      ...start.metadata,
      ...ad?.metadata,
      'a.contentType': media.streamType,
      'a.media.name': media.mediaId,
      'a.media.friendlyName': media.mediaName,
      'a.media.length': whole(media.mediaLengthS),
      'a.media.playerName': start.playerName,
      'a.media.channel': start.channel,
      'a.media.vsid': start.sessionId,
      ...(ad ? adContext(ad) : { 'a.media.view': 'true' }),
    },
  };
};

/** A start, with the variables of its video where the player gives them (`VideoInfo`). */
export type MediaStart = AnalyticsStart & { readonly parameters?: Variables | undefined };

/** The analytics hit of a media or ad start, with the fields of page and video. */
export function mediaStartHit(pageContext: PageContext, start: MediaStart): Hit {
  const values = pageValues(pageContext, () => true);
  return {
    ...technicalValues(pageContext),
    ...values,
    variables: { ...values.variables, ...start.parameters, [VIDEO_FIELDS.sessionId.place]: start.sessionId },
    ...mediaStartFields(start),
  };
}
