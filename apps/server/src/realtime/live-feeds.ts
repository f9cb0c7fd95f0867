/** One feed per report suite: the server's own permanently, others while they have listeners. */
import { createLiveFeed, type LiveFeed, type LiveFeedSettings } from './live-feed.ts';

export interface LiveFeeds {
  /** Acquires a suite's feed; the caller must release it. */
  take(suite: string): LiveFeed;
  letGo(suite: string): void;
  stop(): void;
}

export function createLiveFeeds(settings: Omit<LiveFeedSettings, 'suite'> & { reportSuite: string }): LiveFeeds {
  const { reportSuite } = settings;
  const open = new Map([[reportSuite, { feed: createLiveFeed({ ...settings, suite: reportSuite }), holders: 1 }]]);
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
