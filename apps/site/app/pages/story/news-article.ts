import type { RootView } from '../../shared/site/root-view.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { StoryView } from './story-page-view.ts';

/** schema.org NewsArticle of a story (W-12). */
export function newsArticle(story: StoryView, { broadcaster, origin }: RootView): object {
  const pictures = [sharingPicture(story.picture), ...story.gallery.map(({ address }) => address)].filter(
    (one) => one !== null,
  );
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: origin + story.path,
    headline: story.title,
    description: story.standfirst,
    ...(pictures.length > 0 && { image: pictures.map((one) => new URL(one, origin).href) }),
    datePublished: story.published.iso,
    dateModified: (story.updated ?? story.published).iso,
    author: [
      {
        '@type': 'Person',
        name: story.author.name,
        jobTitle: story.author.role || undefined,
        url: origin + story.author.path,
      },
    ],
    publisher: {
      '@type': 'NewsMediaOrganization',
      name: broadcaster.news,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    articleSection: story.section.name,
    keywords: story.themes.map(({ name }) => name),
    inLanguage: 'ca',
    isAccessibleForFree: true,
  };
}
