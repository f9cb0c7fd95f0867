import type { Block, LiveCoverage, SiteRequest } from '@sintonia/contracts';
import { type DateText, laterDateText } from '../../dates/local-time.ts';
import { updatesAt } from './updates-at.ts';

/** Of a long day; more than anybody scrolls through. */
const ON_PAGE = 300;
/** For who has the page already and asks what is new. */
export const NEWEST = 30;

export interface UpdateView {
  id: string;
  at: DateText;
  title: string;
  body: Block[];
}

/** A running story as it stands: what its page shows, and what who is reading asks for again and again. */
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
