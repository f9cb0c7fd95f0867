/** W-02: what to read after a story. Pure. */
import type { StoryCard } from '@sintonia/contracts';
import type { CatalogueIndexes, StoryIndex } from './catalogue-shelves.ts';

/** As many as stand beside a text. */
const ENOUGH = 3;
/** Of each theme, the newest: of «Política» there may be ten thousand. */
const LOOKED_AT = 60;

/**
 * What the editor named; where that is less than three, what shares most themes with it, newest first, then the newest of
 * its section. Most feeds name nothing, and nobody is left at a dead end.
 */
export function relatedStories(
  { story, themes: ownThemes }: Pick<StoryIndex, 'story' | 'themes'>,
  { stories, themes, storiesOf }: Pick<CatalogueIndexes, 'stories' | 'themes' | 'storiesOf'>,
): StoryCard[] {
  const named = story.related.flatMap((id) => stories.get(id)?.card ?? []);
  if (named.length >= ENOUGH) return named;
  const shared = new Map<StoryCard, number>();
  for (const slug of new Set(ownThemes.map((theme) => theme.slug))) {
    for (const card of (slug && themes.get(slug)?.stories.slice(0, LOOKED_AT)) || []) {
      shared.set(card, (shared.get(card) ?? 0) + 1);
    }
  }
  const byThemes = [...shared]
    .sort(([a, often], [b, oftenB]) => oftenB - often || b.publishedAt.localeCompare(a.publishedAt))
    .map(([card]) => card);
  const all = new Set(named);
  for (const cards of [byThemes, storiesOf.get(story.section) ?? []]) {
    for (const card of cards) {
      if (all.size >= ENOUGH) break;
      if (card.id !== story.id) all.add(card);
    }
  }
  return [...all];
}
