/** The demo broadcaster's pages and media for a simulated audience. */
import { type CatalogueSource, composeFrontPage } from '@sintonia/contracts';
import { programmePath, sectionPath } from '@sintonia/contracts/site-paths';
import { frontPage, searchPage } from './area-pages.ts';
import type { DemoSite } from './demo-site-model.ts';
import { episodeVideo } from './episode-video.ts';
import { liveVideo } from './live-video.ts';
import { storyPage } from './story-page.ts';

export function readDemoSite(source: CatalogueSource): DemoSite {
  const { broadcaster, stories, sections, programmes, series, channels } = source;
  const all = [...programmes.map((one) => ({ ...one, form: 'programme' as const })), ...series];
  const media = all.flatMap((programme) =>
    programme.seasons.flatMap((season) =>
      season.episodes.map((episode) => episodeVideo(source, { programme, season, episode })),
    ),
  );
  const front = (path: string, pageName: string, section: string, title: string) =>
    frontPage(broadcaster, { path, pageName, section, title });
  const videos = new Set(source.clips.filter(({ kind }) => kind === 'video').map(({ id }) => id));
  const newest = [...stories].sort((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo);
  const onFront = newest.map((story) => ({
    page: storyPage(source, story),
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
    searchPage: (keywords, results) => searchPage(broadcaster, keywords, results),
  };
}
