import type { Broadcast, Channel, SiteRequest } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { version } from '../../../package.json';
import { livePath } from '../on-air/channel-path.ts';
import { liveVideo } from '../on-air/live-video.ts';
import { pagePlace } from './page-place.ts';

/** § 3: data layer of a channel's or station's page, with the broadcast that was on when it was rendered. */
export async function liveLayer(
  channel: Channel,
  now: Broadcast | null,
  { catalogue }: Pick<SiteRequest, 'catalogue'>,
): Promise<PageLayer> {
  const { tv, radio, language } = catalogue.broadcaster();
  const isTv = channel.kind === 'tv';
  const format = isTv ? 'video' : 'audio';
  const producer = isTv ? tv : radio;
  const found = now?.programme ? await catalogue.programme(now.programme) : null;
  const onAir = found?.ok ? found.value.programme : null;
  const thematic = onAir?.thematic.split(',');
  return {
    ...pagePlace(isTv ? 'directes' : 'radio', channel.slug, onAir?.slug),
    pageName: `${isTv ? 'directes' : 'radio'}/${channel.slug}`,
    pageType: 'directe',
    channel: channel.slug,
    contentTitle: channel.name,
    contentId: `directe-${channel.slug}`,
    portal: producer,
    contentProducer: producer,
    multimedia: format,
    emissionType: 'directe',
    ...(now && { programme: now.title, broadcastAt: now.startsAt }),
    ...(now?.programme && { programmeSite: now.programme }),
    ...(onAir && { author: onAir.presenter, categoryGroup: [onAir.genre], thematic, topicArea: thematic }),
    video: {
      ...liveVideo({ ...channel, path: livePath(channel), isLinear: channel.isLinear ?? false }, format),
      terrestrial: isTv && channel.isTerrestrial !== false,
      appVersion: version,
      audioVariant: language,
      subtitled: false,
      ...(onAir && { programmeCode: onAir.code, target: onAir.rating, thematic }),
    },
  };
}
