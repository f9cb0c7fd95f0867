/** W-02: what to read after a story. Pure. */
import type { Story, StoryCard } from '@sintonia/contracts';
import type { Shelves } from './catalogue-shelves.ts';
import { toSlug } from './imports/to-slug.ts';

/** As many as stand beside a text. */
const ENOUGH = 3;
/** Of each theme, the newest: of «Política» there may be ten thousand. */
const LOOKED_AT = 60;

/**
 * What the editor named; where that is less than three, what shares most themes with it, newest first, then the newest of
 * its section. Most feeds name nothing, and nobody is left at a dead end.
 */
export function relatedStories(
  story: Story,
  { stories, themes, storiesNewestFirst }: Pick<Shelves, 'stories' | 'themes' | 'storiesNewestFirst'>,
): StoryCard[] {
  const named = story.related.flatMap((id) => stories.get(id)?.card ?? []);
  if (named.length >= ENOUGH) return named;
  const shared = new Map<StoryCard, number>();
  for (const slug of new Set(story.themes.map((theme) => toSlug(theme)))) {
    for (const card of (slug && themes.get(slug)?.stories.slice(0, LOOKED_AT)) || []) {
      shared.set(card, (shared.get(card) ?? 0) + 1);
    }
  }
  const byThemes = [...shared]
    .sort(([a, often], [b, oftenB]) => oftenB - often || b.publishedAt.localeCompare(a.publishedAt))
    .map(([card]) => card);
  const ofSection = function* () {
    for (const card of storiesNewestFirst) if (card.section === story.section) yield card;
  };
  const all = new Set(named);
  for (const cards of [byThemes, ofSection()]) {
    for (const card of cards) {
      if (all.size >= ENOUGH) break;
      if (card.id !== story.id) all.add(card);
    }
  }
  return [...all];
}
