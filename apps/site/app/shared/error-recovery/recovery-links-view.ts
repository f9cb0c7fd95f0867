import type { SiteRequest } from '@sintonia/contracts';
import { type StoryCardView, storyCardView } from '../cards/story-view.ts';

const MAX_LATEST = 6;

/** Recovery links of a page without content: not found, or empty. */
export interface RecoveryLinksView {
  latest: StoryCardView[];
}

export async function recoveryLinksView(site: SiteRequest): Promise<RecoveryLinksView> {
  const { lead, seconds, latest } = await site.catalogue.home(site.now);
  const newest = [lead, ...seconds, ...latest].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return {
    latest: newest
      .slice(0, MAX_LATEST)
      .map((story) => ({ ...storyCardView(story, site), standfirst: '', picture: null })),
  };
}
