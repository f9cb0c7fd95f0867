import type { HistoryRequest } from '@sintonia/demo/history';

/** Requests that wait for their time. */
export interface PendingRequests {
  add(requests: readonly HistoryRequest[]): void;
  /** Removes those whose time has come, and returns them, earliest first. */
  takeDue(nowMs: number): HistoryRequest[];
}

export function createPendingRequests(): PendingRequests {
  /** Latest first: due ones are at the end. */
  const waiting: HistoryRequest[] = [];
  return {
    add(requests) {
      waiting.push(...requests);
      waiting.sort((a, b) => b.atMs - a.atMs);
    },
    takeDue(nowMs) {
      const index = waiting.findLastIndex(({ atMs }) => atMs > nowMs);
      return waiting.splice(index + 1).reverse();
    },
  };
}
