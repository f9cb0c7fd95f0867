/** W-02: related stories. Pure. */
import type { StoryCard } from '@sintonia/contracts';
import type { CatalogueIndexes, StoryIndex } from './catalogue-indexes.ts';

/** Related stories shown with a story. */
const RELATED_STORIES = 3;
/** Newest stories compared per theme: «Política» may have ten thousand. */
const STORIES_PER_THEME = 60;

/**
 * Stories named by the editor; if fewer than three, those that share most themes, newest first, then the newest of the
 * section. Most feeds name no related stories, and every story must link to others.
 */
export function relatedStories(
  { story, themes: ownThemes }: Pick<StoryIndex, 'story' | 'themes'>,
  { stories, themes, storiesOf }: Pick<CatalogueIndexes, 'stories' | 'themes' | 'storiesOf'>,
): StoryCard[] {
  const named = story.related.flatMap((id) => stories.get(id)?.card ?? []);
  if (named.length >= RELATED_STORIES) return named;
  const shared = new Map<StoryCard, number>();
  for (const slug of new Set(ownThemes.map((theme) => theme.slug))) {
    for (const card of (slug && themes.get(slug)?.stories.slice(0, STORIES_PER_THEME)) || []) {
      shared.set(card, (shared.get(card) ?? 0) + 1);
    }
  }
  const byThemes = [...shared]
    .sort(([a, mostShared], [b, countB]) => countB - mostShared || b.publishedAt.localeCompare(a.publishedAt))
    .map(([card]) => card);
  const all = new Set(named);
  for (const cards of [byThemes, storiesOf.get(story.section) ?? []]) {
    for (const card of cards) {
      if (all.size >= RELATED_STORIES) break;
      if (card.id !== story.id) all.add(card);
    }
  }
  return [...all];
}
