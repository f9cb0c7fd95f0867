import type { SiteRequest } from '@sintonia/contracts';
import { type StoryCardView, storyCardView } from '../news/story-view.ts';

const MOST_LATEST = 6;

/** What a page offers that has nothing of its own to show: it was not found, or nothing was. */
export interface OnwardView {
  latest: StoryCardView[];
}

export async function onwardView(site: SiteRequest): Promise<OnwardView> {
  const { lead, seconds, latest } = await site.catalogue.home(site.now);
  const newest = [lead, ...seconds, ...latest].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return {
    latest: newest
      .slice(0, MOST_LATEST)
      .map((story) => ({ ...storyCardView(story, site), standfirst: '', picture: null })),
  };
}
