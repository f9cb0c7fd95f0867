/** W-02: what stories are about, by the words of its address. Pure. */
import type { StoryCard, Theme } from '@sintonia/contracts';
import type { StoryIndex } from './catalogue-shelves.ts';

const MAX_RELATED = 8;
/** Of one story: some feeds name thirty, and each would count with each. */
const COUNTED = 10;

export interface ThemeIndex {
  theme: Theme;
  /** Newest first. */
  stories: StoryCard[];
  near: Theme[];
}

interface Shelf {
  theme: Theme;
  stories: StoryCard[];
  /** How often other themes stand beside it, by slug. */
  beside: Map<string, number>;
}

/**
 * By slug, the theme of the newest story first. «Món rural» and «mon rural» are one theme, written as the newest story
 * does; words of which nothing can stand in an address are none.
 */
export function themesOf(newestFirst: readonly Pick<StoryIndex, 'card' | 'themes'>[]): Map<string, ThemeIndex> {
  const shelves = new Map<string, Shelf>();
  for (const { card, themes } of newestFirst) {
    const slugs = new Map(themes.flatMap(({ slug, name }) => (slug === null ? [] : [[slug, name] as const])));
    for (const [slug, name] of slugs) {
      const shelf: Shelf = shelves.get(slug) ?? { theme: { slug, name }, stories: [], beside: new Map() };
      shelves.set(slug, shelf);
      shelf.stories.push(card);
      for (const other of [...slugs.keys()].slice(0, COUNTED)) {
        if (other !== slug) shelf.beside.set(other, (shelf.beside.get(other) ?? 0) + 1);
      }
    }
  }
  return new Map(
    [...shelves].map(([slug, { theme, stories, beside }]) => {
      const often = [...beside].sort(([, a], [, b]) => b - a).slice(0, MAX_RELATED);
      return [slug, { theme, stories, near: often.flatMap(([other]) => shelves.get(other)?.theme ?? []) }];
    }),
  );
}
