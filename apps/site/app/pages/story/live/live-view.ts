import type { Block, LiveCoverage, SiteRequest } from '@sintonia/contracts';
import { type DateText, laterDateText } from '../../../ui/dates/local-time.ts';
import { updatesAt } from './updates-at.ts';

/** Longest list of updates on a page. */
const ON_PAGE = 300;
/** Number of updates that a poll returns. */
export const NEWEST = 30;

export interface UpdateView {
  id: string;
  at: DateText;
  title: string;
  body: Block[];
}

/** A running story: content of its page, and of each poll. */
export interface LiveView {
  isRunning: boolean;
  keyPoints: string[];
  /** Newest first. */
  updates: UpdateView[];
}

export function liveView(
  coverage: LiveCoverage,
  { catalogue, now }: Pick<SiteRequest, 'catalogue' | 'now'>,
  most = ON_PAGE,
): LiveView {
  const { timeZone } = catalogue.broadcaster();
  const updates = updatesAt(coverage, now.getTime()).slice(0, most);
  return {
    isRunning: coverage.endedAt === null,
    keyPoints: coverage.keyPoints,
    updates: updates.map(({ id, at, title, body }) => ({
      id,
      at: laterDateText(at, now.toISOString(), timeZone),
      title,
      body,
    })),
  };
}
