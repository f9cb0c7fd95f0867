import type { CatalogueSource } from '@sintonia/contracts';
import { episodePath } from '@sintonia/contracts/site-paths';
import type { SimulatedVideo } from '@sintonia/simulator';
import { chaptersOf } from './clip-chapters.ts';
import { LENGTHS_S, USUAL_LENGTH_S } from './programme-lengths.ts';

type Programme = CatalogueSource['programmes'][number];
type Season = Programme['seasons'][number];

/** An episode on demand, or of a series that is only heard. */
export function episodeVideo(
  { broadcaster, clips }: CatalogueSource,
  {
    programme,
    season,
    episode,
  }: {
    programme: (Programme & { form: 'programme' }) | CatalogueSource['series'][number];
    season: Season;
    episode: Season['episodes'][number];
  },
): SimulatedVideo {
  const { slug, title, kind, genre, channel, thematic } = programme;
  const lengthS = LENGTHS_S[genre] ?? USUAL_LENGTH_S;
  const clip = clips.find(({ id }) => id === episode.clip);
  return {
    path: episodePath(kind, episode.id),
    id: String(episode.id),
    name: episode.title,
    lengthS,
    chapters: chaptersOf(clip, lengthS),
    channel,
    streamType: programme.form === 'programme' ? 'vod' : programme.form,
    mediaType: kind,
    metadata: {
      'a.media.show': title,
      'a.media.season': String(season.number),
      'a.media.episode': String(episode.number),
      'a.media.genre': genre,
      'a.media.originator': channel,
    },
    layer: {
      section: 'programes',
      subsection: slug,
      subsection1: slug,
      subsection2: `temporada ${season.number}`,
      pageName: `${kind}/${slug}/${episode.id}`,
      pageType: kind,
      programme: title,
      programmeSite: slug,
      channel,
      contentTitle: episode.title,
      contentId: String(episode.id),
      author: programme.presenter,
      thematic: thematic.split(','),
      topicArea: thematic.split(','),
      categoryGroup: [genre],
      multimedia: kind,
      emissionType: episode.emissionType,
      language: broadcaster.language,
      web: broadcaster.name,
    },
  };
}
