/** The demo broadcaster's pages and media for a simulated audience. */
import { type CatalogueSource, type Channel, composeFrontPage, DAY_S } from '@sintonia/contracts';
import { episodePath, programmePath, sectionPath, storyPageName, storyPath } from '@sintonia/contracts/site-paths';
import type { SimulatedPage, SimulatedVideo } from '@sintonia/simulator';

export interface DemoSite {
  home: SimulatedPage;
  weather: SimulatedPage;
  guide: SimulatedPage;
  /** Newest first. */
  stories: readonly SimulatedPage[];
  /** The first stories of the front page, by the site's own rule; the others follow by age. */
  front: { lead: SimulatedPage | undefined; seconds: readonly SimulatedPage[] };
  sections: readonly SimulatedPage[];
  programmes: readonly SimulatedPage[];
  episodes: readonly SimulatedVideo[];
  podcasts: readonly SimulatedVideo[];
  /** By slug of the channel; `onAir` adds the current programme. */
  live: ReadonlyMap<string, SimulatedVideo>;
  searchPage(keywords: string, results: number): SimulatedPage;
}

/** The demo's clips are loops of half a minute; a programme of this genre lasts this many seconds on air. */
const LENGTHS_S: Readonly<Record<string, number>> = {
  Documental: 2700,
  Sèrie: 3000,
  Gastronomia: 1500,
  Divulgació: 1500,
  Informatiu: 1800,
  Debat: 4200,
  Cultura: 1560,
  Esports: 2880,
  Infantil: 660,
  Meteorologia: 420,
  Conversa: 1800,
  Reportatge: 2100,
  Audiollibre: 3300,
};
const USUAL_LENGTH_S = 1500;
/** The day in which a live playhead counts. */
const LIVE_LENGTH_S = DAY_S;

export function readDemoSite(source: CatalogueSource): DemoSite {
  const { broadcaster, stories, sections, programmes, series, channels } = source;
  const named = new Map(source.authors.map(({ id, name }) => [id, name]));
  const all = [...programmes.map((one) => ({ ...one, form: 'programme' as const })), ...series];
  const clips = new Map(source.clips.map((clip) => [clip.id, clip]));
  const media = all.flatMap((programme) =>
    programme.seasons.flatMap((season) =>
      season.episodes.map((episode): SimulatedVideo => {
        const { slug, title, kind, genre, channel, thematic } = programme;
        const lengthS = LENGTHS_S[genre] ?? USUAL_LENGTH_S;
        return {
          path: episodePath(kind, episode.id),
          id: String(episode.id),
          name: episode.title,
          lengthS,
          chapters: chaptersOf(clips.get(episode.clip), lengthS),
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
      }),
    ),
  );
  const front = (path: string, pageName: string, section: string, title: string): SimulatedPage => ({
    path,
    layer: {
      pageName,
      pageType: 'portada',
      section,
      contentTitle: title,
      language: broadcaster.language,
      web: broadcaster.name,
    },
  });
  const videos = new Set(source.clips.filter(({ kind }) => kind === 'video').map(({ id }) => id));
  const newest = [...stories].sort((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo);
  const pageOf = (story: CatalogueSource['stories'][number]): SimulatedPage => ({
    path: storyPath(story),
    layer: {
      section: 'noticies',
      subsection: story.section,
      subsection1: story.section,
      subsection2: story.themes[0],
      pageName: storyPageName(story),
      pageType: 'noticia',
      contentTitle: story.title,
      contentId: String(story.id),
      portal: broadcaster.news,
      contentProducer: broadcaster.news,
      author: named.get(story.author),
      themes: story.themes,
      thematic: story.themes,
      topicArea: story.themes,
      categoryGroup: [story.section],
      contentFormat: 'text',
      contentType: 'noticia',
      language: broadcaster.language,
      web: broadcaster.name,
    },
  });
  const onFront = newest.map((story) => ({
    page: pageOf(story),
    section: story.section,
    hasVideo: story.clip !== null && videos.has(story.clip),
  }));
  const opening = composeFrontPage(onFront);
  return {
    home: front('/', 'portada', 'portada', 'Portada'),
    weather: front('/el-temps/', 'el-temps', 'el-temps', 'El temps'),
    guide: front('/programacio/', 'programacio/tramuntana-1', 'programacio', 'Programació'),
    stories: onFront.map(({ page }) => page),
    front: { lead: opening?.lead.page, seconds: opening?.seconds.map(({ page }) => page) ?? [] },
    sections: sections.map(({ slug, name }) => front(sectionPath(slug), `noticies/${slug}`, 'noticies', name)),
    programmes: all.map(({ slug, title }) => front(programmePath(slug), `programes/${slug}`, 'programes', title)),
    episodes: media.filter(({ mediaType }) => mediaType === 'video'),
    podcasts: media.filter(({ mediaType }) => mediaType === 'audio'),
    live: new Map(channels.map((channel) => [channel.slug, liveVideo(channel)])),
    searchPage: (keywords, results) => ({
      path: '/cercador/',
      layer: {
        section: 'cercador',
        subsection: 'resultats',
        subsection1: 'resultats',
        pageName: 'cercador',
        pageType: 'cercador',
        contentTitle: 'Cerca',
        searchKeywords: keywords,
        searchResults: results,
        language: broadcaster.language,
        web: broadcaster.name,
      },
    }),
  };
}

/** Chapters of a clip in a programme of another length; whole seconds. */
function chaptersOf(
  clip: CatalogueSource['clips'][number] | undefined,
  lengthS: number,
): NonNullable<SimulatedVideo['chapters']> {
  if (!clip) return [];
  const scaled = (s: number) => Math.round((s * lengthS) / clip.lengthS);
  return clip.chapters.map(({ title, startS, lengthS: ownS }) => ({
    title,
    startS: scaled(startS),
    lengthS: scaled(startS + ownS) - scaled(startS),
  }));
}

function liveVideo({ slug, name, kind, isLinear }: Channel): SimulatedVideo {
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
