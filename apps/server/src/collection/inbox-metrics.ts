import type { Metrics } from '../http/monitoring/server-metrics.ts';

export type InboxMetrics = Pick<
  Metrics,
  'received' | 'accepted' | 'repeated' | 'rejected' | 'droppedUnknownSuite' | 'refused'
>;

/** For requests that no visitor sends: the demo's history, benchmarks. */
export const NO_METRICS: InboxMetrics = {
  received() {},
  accepted() {},
  repeated() {},
  rejected() {},
  droppedUnknownSuite() {},
  refused() {},
};
