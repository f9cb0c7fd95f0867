import type { Block } from '@sintonia/contracts';
import type { RootView } from '../../shared/site/root-view.ts';
import type { LiveView } from './live/live-view.ts';
import { newsArticle } from './news-article.ts';
import type { StoryView } from './story-page-view.ts';

/** Crawlers return often: the newest updates suffice. */
const MAX_UPDATES = 10;

const textOf = (block: Block): string => (block.type === 'list' ? block.items.join('. ') : block.text);

/** schema.org LiveBlogPosting of a running story (W-12). */
export const liveBlog = (story: StoryView, live: LiveView, endedAt: string | null, root: RootView): object => ({
  ...newsArticle(story, root),
  '@type': 'LiveBlogPosting',
  coverageStartTime: story.published.iso,
  ...(endedAt !== null && { coverageEndTime: endedAt }),
  liveBlogUpdate: live.updates.slice(0, MAX_UPDATES).map(({ id, at, title, body }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: at.iso,
    url: `${root.origin}${story.path}#act-${id}`,
    articleBody: body.map(textOf).join(' '),
  })),
});
