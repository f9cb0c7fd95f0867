import type { CatalogueSource } from '@sintonia/contracts';
import { storyPageName, storyPath } from '@sintonia/contracts/site-paths';
import type { SimulatedPage } from '@sintonia/simulator';

/** Page of a story. */
export function storyPage(
  { broadcaster, authors }: CatalogueSource,
  story: CatalogueSource['stories'][number],
): SimulatedPage {
  return {
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
      author: authors.find(({ id }) => id === story.author)?.name,
      themes: story.themes,
      thematic: story.themes,
      topicArea: story.themes,
      categoryGroup: [story.section],
      contentFormat: 'text',
      contentType: 'noticia',
      language: broadcaster.language,
      web: broadcaster.name,
    },
  };
}
