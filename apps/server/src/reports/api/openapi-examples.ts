/** A body of each kind that can be sent as it is. `report-catalogue.test.ts` sends them all. */
import type { Name } from './openapi-schemas.ts';

const period = 'last7Days';
const isPage = { is: 'equals', dimension: 'page', value: 'portada' };
const isTitle = { is: 'equals', dimension: 'mediaId', value: '1004' };
const segments = [{ level: 'visit', where: { is: 'equals', dimension: 'device', value: 'mobile' } }];
const funnel = { period, steps: [isPage, { is: 'equals', dimension: 'section', value: 'esports' }] };
const flow = { period, dimension: 'page', value: 'portada', steps: 2 };

export const EXAMPLES: Readonly<Partial<Record<Name, object>>> = {
  ReportQuery: {
    ...{ period, comparison: 'previous', metrics: ['pageviews', 'visits'], dimensions: ['section'] },
    ...{ sort: { by: 'pageviews', direction: 'descending' }, limit: 10 },
  },
  ReportRowsQuery: {
    ...{ query: { period, metrics: ['pageviews'], dimensions: ['page'] }, metric: 'pageviews' },
    ...{ cell: { page: 'portada' }, limit: 10 },
  },
  SessionHeartbeatsQuery: { session: 'id-of-a-playback-session' },
  ConcurrencyQuery: { period: 'today', per: 'minute' },
  ConcurrencyRowsQuery: { query: { period: 'today', per: 'minute' }, at: '2026-11-20T20:00:00Z', limit: 10 },
  ReachQuery: { period, seconds: [0, 5, 60] },
  ReachRowsQuery: { query: { period, seconds: [0, 5, 60] }, seconds: 60, limit: 10 },
  FunnelQuery: funnel,
  FunnelRowsQuery: { query: funnel, step: 1, limit: 10 },
  FlowQuery: flow,
  FlowRowsQuery: { query: flow, step: 1, value: 'temps', limit: 10 },
  RetentionQuery: { period: 'last28Days' },
  RetentionRowsQuery: { query: { period: 'last28Days' }, week: '2026-11-16', after: 1, limit: 10 },
  PositionsQuery: { period, per: 10, filter: isTitle },
  PositionsRowsQuery: { query: { period, per: 10, filter: isTitle }, atS: 60, limit: 10 },
  SavedSegmentRequest: { name: 'Mobile', segments },
  SegmentSizeQuery: { period, segments },
};
