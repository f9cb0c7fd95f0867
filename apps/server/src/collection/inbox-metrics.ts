import type { Metrics } from '../http/monitoring/server-metrics.ts';

export type InboxMetrics = Pick<
  Metrics,
  'received' | 'accepted' | 'repeated' | 'rejected' | 'droppedApart' | 'refused'
>;

/** For what is no request of a visitor: the demo's past, benches. */
export const UNCOUNTED: InboxMetrics = {
  received() {},
  accepted() {},
  repeated() {},
  rejected() {},
  droppedApart() {},
  refused() {},
};
