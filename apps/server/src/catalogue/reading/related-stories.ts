/** W-02: related stories. Pure. */
import type { StoryCard } from '@sintonia/contracts';
import type { CatalogueIndexes, StoryIndex } from './catalogue-indexes.ts';

/** Number of places beside a story. */
const ENOUGH = 3;
/** Newest stories considered per theme: «Política» may have ten thousand. */
const LOOKED_AT = 60;

/**
 * Stories named by the editor; if fewer than three, those that share most themes, newest first, then the newest of the
 * section. Most feeds name none, and every story must lead on.
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
