import type { SiteRequest, StoryCard } from '@sintonia/contracts';
import { type StoryCardView, storyCardView } from '../../shared/cards/story-view.ts';
import { pageOf, pagePath } from '../../ui/paging/page-of.ts';

/** One large card, and eight rows of three. */
const PER_PAGE = 25;

/** One page of the stories of a front. */
export interface StoryGridView {
  stories: StoryCardView[];
  page: number;
  pages: number;
  earlierPath: string | null;
  laterPath: string | null;
}

/**
 * The page that the address names; null when it does not exist.
 *
 * @param path path of the front, without parameters
 */
export function storyGridView(
  stories: readonly StoryCard[],
  path: string,
  request: Request,
  site: SiteRequest,
): StoryGridView | null {
  const requested = pageOf(stories, new URL(request.url).searchParams.get('pagina'), PER_PAGE);
  if (!requested) return null;
  const { items, page, pages } = requested;
  return {
    stories: items.map((story) => storyCardView(story, site)),
    page,
    pages,
    earlierPath: page > 1 ? pagePath(path, page - 1) : null,
    laterPath: page < pages ? pagePath(path, page + 1) : null,
  };
}

/** «Cultura», «Cultura, pàgina 2». */
export const titleOfPage = (title: string, page: number): string => (page > 1 ? `${title}, pàgina ${page}` : title);
