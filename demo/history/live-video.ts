/** The live signal of a channel. */
import { type Channel, DAY_S } from '@sintonia/contracts';
import type { SimulatedVideo } from '@sintonia/simulator';

/** The day in which a live playhead counts. */
const LIVE_LENGTH_S = DAY_S;

export function liveVideo({ slug, name, kind, isLinear }: Channel): SimulatedVideo {
  const isTv = kind === 'tv';
  const format = isTv ? 'video' : 'audio';
  const area = isTv ? 'directes' : 'radio';
  return {
    path: `/${area}/${slug}/`,
    id: `directe-${slug}`,
    name,
    lengthS: LIVE_LENGTH_S,
    channel: slug,
    streamType: isLinear ? 'linear' : 'live',
    mediaType: format,
    layer: {
      section: area,
      subsection: slug,
      subsection1: slug,
      pageName: `${area}/${slug}`,
      pageType: 'directe',
      channel: slug,
      contentTitle: name,
      contentId: `directe-${slug}`,
      multimedia: format,
      emissionType: 'directe',
    },
  };
}
