import type { VideoLayer } from '@sintonia/tag/data-layer';

/** § 3, video group of a live signal, as far as a channel's page knows it. */
export const liveVideo = (
  { slug, name, path, isLinear }: { slug: string; name: string; path: string; isLinear: boolean },
  kind: 'video' | 'audio',
): VideoLayer => ({
  title: name,
  accessChannel: 'web',
  broadbandCode: `directe-${slug}`,
  subBroadcaster: name,
  broadcastRights: isLinear ? 'directe' : 'directe i DVR',
  broadbandSection: 'directes',
  broadbandSubsection: kind === 'video' ? 'tv' : 'radio',
  url: path,
  technology: 'HLS',
  contentFormat: kind,
  contentType: 'directe',
  section: kind === 'video' ? 'directes' : 'radio',
  viewOnTv: kind === 'video',
  heartbeatContentType: isLinear ? 'linear' : 'live',
});
