/** Queries of the events that an analysis counts, to count those that it leaves out. Pure. */
import type { Filter, FlowQuery, ReportQueryInput } from '@sintonia/contracts';

type Scope = Pick<ReportQueryInput, 'suite' | 'period' | 'filter' | 'segments'>;

/** Events that the server counts with the excluded ones: of its conditions only the relation matters. */
const METRIC = 'pageviews';

const eventsIn = ({ suite, period, segments, filter }: Scope, ...own: Filter[]): ReportQueryInput => {
  const all = [...(filter ? [filter] : []), ...own];
  return {
    ...(suite !== undefined && { suite }),
    ...(segments !== undefined && { segments }),
    ...(all.length > 0 && { filter: { all } }),
    period,
    metrics: [METRIC],
  };
};

const isOfKind = (value: string): Filter => ({ is: 'equals', dimension: 'hitKind', value });

/** Events that match a step. Time on page is no step. */
export const eventsOfFunnel = ({ steps, ...scope }: Scope & { steps: readonly Filter[] }): ReportQueryInput =>
  eventsIn(scope, { any: [...steps] }, { not: isOfKind('visible') });

/** Occurrences of the value in the middle. */
export const eventsOfFlow = ({
  dimension,
  value,
  among = 'pageview',
  ...scope
}: Scope & Pick<FlowQuery, 'dimension' | 'value'> & Partial<Pick<FlowQuery, 'among'>>): ReportQueryInput =>
  eventsIn(scope, isOfKind(among), { is: 'equals', dimension, value });

/** Every event of the period. */
export const eventsOfRetention = (scope: Scope): ReportQueryInput => eventsIn(scope);
