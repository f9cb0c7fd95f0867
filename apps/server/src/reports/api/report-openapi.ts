/** The reports API as an OpenAPI document, generated from the validating schemas. */
import {
  ApiError,
  ConcurrencyAnswer,
  ConcurrencyQuery,
  ConcurrencyRowsQuery,
  EventExportQuery,
  FilterCondition,
  FlowAnswer,
  FlowQuery,
  FlowRowsQuery,
  FunnelAnswer,
  FunnelQuery,
  FunnelRowsQuery,
  PositionsAnswer,
  PositionsQuery,
  PositionsRowsQuery,
  QueryFilter,
  QueryPeriod,
  ReachAnswer,
  ReachQuery,
  ReachRowsQuery,
  ReportAnswer,
  ReportCatalogue,
  ReportQuery,
  ReportRows,
  ReportRowsQuery,
  RetentionAnswer,
  RetentionQuery,
  RetentionRowsQuery,
  SavedSegment,
  SavedSegmentList,
  SavedSegmentRequest,
  SegmentSize,
  SegmentSizeQuery,
  SessionReports,
  SessionReportsQuery,
} from '@sintonia/contracts';
import { z } from 'zod';

const schemas = z.registry<{ id: string }>();
const NAMED = {
  ApiError,
  SessionReports,
  SessionReportsQuery,
  ConcurrencyAnswer,
  ConcurrencyQuery,
  ConcurrencyRowsQuery,
  ReachAnswer,
  ReachQuery,
  ReachRowsQuery,
  FunnelAnswer,
  FunnelQuery,
  FunnelRowsQuery,
  FlowAnswer,
  FlowQuery,
  FlowRowsQuery,
  RetentionAnswer,
  RetentionQuery,
  RetentionRowsQuery,
  PositionsAnswer,
  PositionsQuery,
  PositionsRowsQuery,
  FilterCondition,
  QueryFilter,
  QueryPeriod,
  ReportAnswer,
  ReportCatalogue,
  ReportQuery,
  ReportRows,
  ReportRowsQuery,
  SavedSegment,
  SavedSegmentList,
  SavedSegmentRequest,
  SegmentSize,
  SegmentSizeQuery,
};
for (const [id, schema] of Object.entries(NAMED)) schemas.add(schema, { id });

type Name = keyof typeof NAMED;
const schemaOf = (name: Name) => ({ $ref: `#/components/schemas/${name}` });
const FILE = { schema: { type: 'string', format: 'binary' } };
const json = (name: Name) => ({ 'application/json': { schema: schemaOf(name) } });
const answers = (name: Name) => ({
  200: {
    description: 'The answer; the table of its figures as CSV or Parquet',
    content: { ...json(name), 'text/csv': { schema: { type: 'string' } }, 'application/vnd.apache.parquet': FILE },
  },
  400: {
    description: 'Invalid query: `problems` has the position and the nearest valid name',
    content: json('ApiError'),
  },
  401: { description: 'Neither a session nor a valid token', content: json('ApiError') },
  403: { description: 'The token lacks this scope', content: json('ApiError') },
  422: { description: 'Ended after 10 s; the message suggests how to narrow the query', content: json('ApiError') },
  503: { description: 'Too many reports wait; see Retry-After', content: json('ApiError') },
});
const refused = (description: string) => ({ description, content: json('ApiError') });
const only = (status: number, name: Name) => ({
  [status]: { description: 'The answer', content: json(name) },
  400: refused('Invalid: `problems` has the position and the nearest valid name'),
  401: refused('Neither a session nor a valid token'),
});
const body = (name: Name) => ({ required: true, content: json(name) });

/** An analysis with an address of its own, and the rows behind a number of its answer. */
const analysis = (name: string, summary: string, query: Name, answer: Name, rows: Name) => ({
  [`/api/v1/reports/${name}`]: { post: { summary, requestBody: body(query), responses: answers(answer) } },
  [`/api/v1/reports/${name}/rows`]: {
    post: { summary: `The rows behind a number of ${name}`, requestBody: body(rows), responses: answers('ReportRows') },
  },
});

export const reportOpenApi = () => ({
  openapi: '3.1.0',
  info: { title: 'Sintonia reports', version: '1', description: 'Any metrics by any dimensions, exact.' },
  security: [{ token: [] }],
  paths: {
    '/api/v1/reports/catalogue': {
      get: {
        summary: 'Every metric and dimension',
        responses: { 200: { description: 'All', content: json('ReportCatalogue') } },
      },
    },
    '/api/v1/reports/query': {
      post: { summary: 'Figures', requestBody: body('ReportQuery'), responses: answers('ReportAnswer') },
      get: {
        summary: 'Figures, with an ETag of the state of the events',
        parameters: [{ name: 'query', in: 'query', required: true, content: json('ReportQuery') }],
        responses: { ...answers('ReportAnswer'), 304: { description: 'Not modified' } },
      },
    },
    '/api/v1/reports/rows': {
      post: {
        summary: 'The rows behind a figure',
        requestBody: body('ReportRowsQuery'),
        responses: answers('ReportRows'),
      },
    },
    '/api/v1/reports/session': {
      post: {
        summary: 'The reports of one playback session, as the player sent them',
        requestBody: body('SessionReportsQuery'),
        responses: answers('SessionReports'),
      },
    },
    ...analysis(
      'concurrency',
      'Sessions and viewers at each second or minute, with their peaks',
      ...(['ConcurrencyQuery', 'ConcurrencyAnswer', 'ConcurrencyRowsQuery'] as const),
    ),
    ...analysis('reach', 'Visitors with so many seconds', 'ReachQuery', 'ReachAnswer', 'ReachRowsQuery'),
    ...analysis('funnel', 'Visits or visitors, step by step', 'FunnelQuery', 'FunnelAnswer', 'FunnelRowsQuery'),
    ...analysis('flow', 'What came before and after', 'FlowQuery', 'FlowAnswer', 'FlowRowsQuery'),
    ...analysis(
      'retention',
      'Visitors by the week of their first hit, and who came back',
      ...(['RetentionQuery', 'RetentionAnswer', 'RetentionRowsQuery'] as const),
    ),
    ...analysis(
      'positions',
      'Viewings that played each part of a title, and where they stopped',
      ...(['PositionsQuery', 'PositionsAnswer', 'PositionsRowsQuery'] as const),
    ),
    '/api/v1/segments': {
      get: { summary: 'Saved segments, by name', responses: only(200, 'SavedSegmentList') },
      post: {
        summary: 'Save segments under a name: for staff, by their session',
        requestBody: body('SavedSegmentRequest'),
        responses: { ...only(201, 'SavedSegment'), 409: refused('Another segment has this name') },
      },
    },
    '/api/v1/segments/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        summary: 'Replace a saved segment',
        requestBody: body('SavedSegmentRequest'),
        responses: { ...only(200, 'SavedSegment'), 404: refused('No such segment') },
      },
      delete: { summary: 'Delete a saved segment', responses: { 204: { description: 'Deleted' } } },
    },
    '/api/v1/segments/size': {
      post: {
        summary: 'Size of segments, before they are saved',
        requestBody: body('SegmentSizeQuery'),
        responses: only(200, 'SegmentSize'),
      },
    },
    '/api/v1/events': {
      get: {
        summary: 'Raw events of a table and period, with visitor ids: a token of scope `events`, or an administrator',
        parameters: eventParameters(),
        responses: {
          200: {
            description: 'Every stored event once, oldest first',
            content: {
              'application/x-ndjson': { schema: { type: 'string' } },
              'application/vnd.apache.parquet': FILE,
            },
          },
          400: refused('Invalid query'),
          401: refused('Neither a session nor a valid token'),
          403: refused('The token lacks this scope'),
          422: refused('Too many events for one Parquet file: ask for a shorter period'),
          503: refused('Too many files are being made; see Retry-After'),
        },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'Scopes `reports`, `rows` and `events`' },
    },
    schemas: componentSchemas(),
  },
});

/** Each field of the query, with its default. */
function eventParameters(): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(EventExportQuery, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
}

/** Removes `$id` and `$schema`: within the document each schema is identified by its position. */
function componentSchemas(): Record<string, object> {
  const made = z.toJSONSchema(schemas, { io: 'input', uri: (id) => `#/components/schemas/${id}` }).schemas;
  return Object.fromEntries(
    Object.entries(made).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  );
}
