import type { StoryView } from '../news/story-page-view.ts';
import { sharingPicture } from '../pictures/picture-view.ts';
import type { RootView } from '../root-view.ts';

/** schema.org NewsArticle of a story (W-12). */
export function newsArticle(story: StoryView, { broadcaster, origin }: RootView): object {
  const picture = sharingPicture(story.picture);
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: origin + story.path,
    headline: story.title,
    description: story.standfirst,
    ...(picture && { image: [new URL(picture, origin).href] }),
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
