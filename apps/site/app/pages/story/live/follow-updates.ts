/** Polls updates of a running story while the page is visible. Time, network and page are arguments. */
import { MINUTE_MS } from '@sintonia/contracts';
import type { LiveView } from './live-view.ts';

/** Poll interval: an update a minute is a busy day. */
export const POLL_EVERY_MS = 20_000;
/** Longest wait while the server does not answer. */
const MAX_BACKOFF_MS = 5 * MINUTE_MS;

export interface FollowPorts {
  load(): Promise<LiveView>;
  isVisible(): boolean;
  onVisible(listener: () => void): () => void;
  later(work: () => void, ms: number): () => void;
}

/**
 * Calls back with each answer until the story is over or polling is stopped. Hidden pages do not poll; a page that
 * becomes visible polls at once.
 */
export function followUpdates({ load, isVisible, onVisible, later }: FollowPorts, onView: (view: LiveView) => void) {
  let isStopped = false;
  let failures = 0;
  let isAsking = false;
  let cancel = () => {};

  const plan = () => {
    cancel();
    if (isStopped || !isVisible()) return;
    cancel = later(() => void look(), Math.min(POLL_EVERY_MS * 2 ** failures, MAX_BACKOFF_MS));
  };
  const look = async () => {
    if (isStopped || isAsking) return;
    isAsking = true;
    try {
      const view = await load();
      failures = 0;
      if (isStopped) return;
      onView(view);
      isStopped = !view.isRunning;
    } catch {
      failures += 1;
    } finally {
      isAsking = false;
      plan();
    }
  };
  const forget = onVisible(() => {
    cancel();
    if (isVisible()) void look();
  });
  plan();
  return () => {
    isStopped = true;
    cancel();
    forget();
  };
}
