import type { Broadcast, Broadcaster, Channel } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { livePath } from '../on-air/channel-path.ts';

/** § 3: what the page of a channel or a station says of itself, with what was on when it was made. */
export function liveLayer(channel: Channel, now: Broadcast | null, { tv, radio }: Broadcaster): PageLayer {
  const isTv = channel.kind === 'tv';
  const section = isTv ? 'directes' : 'radio';
  const format = isTv ? 'video' : 'audio';
  const producer = isTv ? tv : radio;
  return {
    pageName: `${section}/${channel.slug}`,
    pageType: 'directe',
    section,
    subsection: channel.slug,
    channel: channel.slug,
    contentTitle: channel.name,
    contentId: `directe-${channel.slug}`,
    portal: producer,
    contentProducer: producer,
    multimedia: format,
    emissionType: 'directe',
    ...(now && { programme: now.title, broadcastAt: now.startsAt }),
    ...(now?.programme && { programmeSite: now.programme }),
    video: {
      title: channel.name,
      url: livePath(channel),
      technology: 'HLS',
      contentFormat: format,
      contentType: 'directe',
      section,
      heartbeatContentType: 'live',
    },
  };
}
