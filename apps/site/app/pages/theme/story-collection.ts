import type { StoryCardView } from '../../shared/cards/story-view.ts';

interface Collected {
  name: string;
  description: string;
  /** From the root of the site. */
  path: string;
  stories: readonly StoryCardView[];
  origin: string;
}

/** schema.org CollectionPage of the stories about a theme, in their order (W-12). */
export const storyCollection = ({ name, description, path, stories, origin }: Collected): object => ({
  '@type': 'CollectionPage',
  name,
  description,
  url: origin + path,
  inLanguage: 'ca',
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: stories.map((story, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: story.title,
      url: origin + story.path,
    })),
  },
});
