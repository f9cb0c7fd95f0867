/** One feed per report suite: some permanently, ready when the studio opens, others while they have listeners. */
import { createLiveFeed, type LiveFeed, type LiveFeedSettings } from './live-feed.ts';

export interface LiveFeeds {
  /** Acquires a suite's feed; the caller must release it. */
  take(suite: string): LiveFeed;
  letGo(suite: string): void;
  stop(): void;
}

interface Held {
  feed: LiveFeed;
  holders: number;
}

/** @param suites followed permanently */
export function createLiveFeeds(settings: Omit<LiveFeedSettings, 'suite'>, suites: readonly string[]): LiveFeeds {
  const open = new Map<string, Held>(
    suites.map((suite) => [suite, { feed: createLiveFeed({ ...settings, suite }), holders: 1 }]),
  );
  return {
    take: (suite) => {
      const held = open.get(suite) ?? { feed: createLiveFeed({ ...settings, suite }), holders: 0 };
      held.holders += 1;
      open.set(suite, held);
      return held.feed;
    },
    letGo: (suite) => {
      const held = open.get(suite);
      if (held === undefined) return;
      held.holders -= 1;
      if (held.holders > 0) return;
      held.feed.stop();
      open.delete(suite);
    },
    stop: () => {
      for (const { feed } of open.values()) feed.stop();
    },
  };
}
