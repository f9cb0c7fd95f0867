/** W-02: themes of stories, by the slug of their words. Pure. */
import type { StoryCard, Theme } from '@sintonia/contracts';
import type { StoryIndex } from './catalogue-indexes.ts';

const MAX_RELATED = 8;
/** Maximum number of themes counted per story: some feeds name thirty, and every pair is counted. */
const MAX_COUNTED_THEMES = 10;

export interface ThemeIndex {
  theme: Theme;
  /** Newest first. */
  stories: StoryCard[];
  near: Theme[];
}

interface Shelf {
  theme: Theme;
  stories: StoryCard[];
  /** Number of stories shared with other themes, by slug. */
  sharedStories: Map<string, number>;
}

/**
 * By slug, in the order of their newest story. «Món rural» and «mon rural» are one theme, spelt as in the newest story;
 * words without a slug are not themes.
 */
export function themesOf(newestFirst: readonly Pick<StoryIndex, 'card' | 'themes'>[]): Map<string, ThemeIndex> {
  const shelves = new Map<string, Shelf>();
  for (const { card, themes } of newestFirst) {
    const slugs = new Map(themes.flatMap(({ slug, name }) => (slug === null ? [] : [[slug, name] as const])));
    for (const [slug, name] of slugs) {
      const shelf: Shelf = shelves.get(slug) ?? { theme: { slug, name }, stories: [], sharedStories: new Map() };
      shelves.set(slug, shelf);
      shelf.stories.push(card);
      for (const other of [...slugs.keys()].slice(0, MAX_COUNTED_THEMES)) {
        if (other !== slug) shelf.sharedStories.set(other, (shelf.sharedStories.get(other) ?? 0) + 1);
      }
    }
  }
  return new Map(
    [...shelves].map(([slug, { theme, stories, sharedStories }]) => {
      const mostShared = [...sharedStories].sort(([, a], [, b]) => b - a).slice(0, MAX_RELATED);
      return [slug, { theme, stories, near: mostShared.flatMap(([other]) => shelves.get(other)?.theme ?? []) }];
    }),
  );
}
