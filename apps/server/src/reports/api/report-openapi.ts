/** The reports API as an OpenAPI document, generated from the validating schemas. */

import {
  ASKED,
  analysis,
  answers,
  body,
  cachedAnswers,
  counted,
  does,
  eventParameters,
  FILE,
  IF_NONE_MATCH,
  json,
  OFTEN_REFUSED,
  only,
  refused,
  tooBusy,
  WRONG,
} from './openapi-answers.ts';
import { componentSchemas, NAMED, schemas } from './openapi-schemas.ts';

for (const [id, schema] of Object.entries(NAMED)) schemas.add(schema, { id });

export const reportOpenApi = () => ({
  openapi: '3.1.0',
  info: { title: 'Sintonia reports', version: '1', description: 'Any metrics by any dimensions, exact.' },
  security: [{ token: [] }],
  paths: {
    '/api/v1/reports/catalogue': {
      get: {
        ...does('Every metric and dimension', 'Totes les mètriques i dimensions'),
        responses: { 200: { description: 'All', content: json('ReportCatalogue') }, ...OFTEN_REFUSED },
      },
    },
    '/api/v1/reports/accuracy': {
      get: {
        ...does(
          'How wrong a metric can be: measured ÷ true in each calibrated condition',
          'Com pot errar una mètrica: mesurat ÷ real en cada condició calibrada',
        ),
        parameters: [{ name: 'metric', in: 'query', required: true, schema: { type: 'string' }, example: 'pageviews' }],
        responses: only(200, 'MetricAccuracyList'),
      },
    },
    '/api/v1/reports/query': {
      post: {
        ...does('Figures: any metrics by any dimensions', 'Xifres: qualsevol mètrica per qualsevol dimensió'),
        ...{ parameters: ASKED, requestBody: body('ReportQuery'), responses: answers('ReportAnswer') },
      },
      get: {
        ...does('Figures of a query in the address, with an ETag', 'Xifres d’una consulta en l’adreça, amb un ETag'),
        parameters: [{ name: 'query', in: 'query', ...body('ReportQuery') }, ...ASKED, IF_NONE_MATCH],
        responses: cachedAnswers('ReportAnswer'),
      },
    },
    '/api/v1/reports/rows': {
      post: {
        ...does('The rows behind a figure', 'Les files que hi ha darrere d’una xifra'),
        ...{ parameters: ASKED, requestBody: body('ReportRowsQuery'), responses: answers('ReportRows') },
      },
    },
    '/api/v1/reports/left-out': {
      post: {
        ...does('What was left out of a figure, by reason', 'El que ha quedat fora d’una xifra, per motiu'),
        requestBody: body('ReportRowsQuery'),
        responses: counted('FigureLeftOut'),
      },
    },
    '/api/v1/reports/session': {
      post: {
        ...does(
          'The heartbeats of one playback session, as the player sent them',
          'Els esdeveniments d’una sessió de reproducció, tal com els va enviar el reproductor',
        ),
        requestBody: body('SessionHeartbeatsQuery'),
        responses: { ...counted('SessionHeartbeats'), 404: refused('No such session') },
      },
    },
    ...analysis(
      'concurrency',
      does(
        'Sessions and viewers at each second or minute, with their peaks',
        'Sessions i espectadors de cada segon o minut, amb els pics',
      ),
      ...(['ConcurrencyQuery', 'ConcurrencyAnswer', 'ConcurrencyRowsQuery'] as const),
    ),
    ...analysis(
      'reach',
      does('Visitors with at least so many seconds of content', 'Visitants amb un mínim de segons de contingut'),
      ...(['ReachQuery', 'ReachAnswer', 'ReachRowsQuery'] as const),
    ),
    ...analysis(
      'funnel',
      does('Visits or visitors, step by step', 'Visites o visitants, pas a pas'),
      ...(['FunnelQuery', 'FunnelAnswer', 'FunnelRowsQuery'] as const),
    ),
    ...analysis(
      'flow',
      does('What came before and after', 'Què hi havia abans i després'),
      ...(['FlowQuery', 'FlowAnswer', 'FlowRowsQuery'] as const),
    ),
    ...analysis(
      'retention',
      does(
        'Visitors by the week of their first hit, and who came back',
        'Visitants per la setmana en què van venir per primer cop, i quants van tornar',
      ),
      ...(['RetentionQuery', 'RetentionAnswer', 'RetentionRowsQuery'] as const),
    ),
    ...analysis(
      'positions',
      does(
        'Viewings that played each part of a title, and where they stopped',
        'Reproduccions de cada part d’un títol, i on es van aturar',
      ),
      ...(['PositionsQuery', 'PositionsAnswer', 'PositionsRowsQuery'] as const),
    ),
    '/api/v1/segments': {
      get: { ...does('Saved segments, by name', 'Segments desats, per nom'), responses: only(200, 'SavedSegmentList') },
      post: {
        ...does(
          'Save segments under a name: for staff, by their session',
          'Desa segments amb un nom: per a l’equip, amb la seva sessió',
        ),
        requestBody: body('SavedSegmentRequest'),
        responses: { ...only(201, 'SavedSegment'), 409: refused('Another segment has this name') },
      },
    },
    '/api/v1/segments/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        ...does('Replace a saved segment', 'Substitueix un segment desat'),
        requestBody: body('SavedSegmentRequest'),
        responses: { ...only(200, 'SavedSegment'), 404: refused('No such segment') },
      },
      delete: {
        ...does('Delete a saved segment', 'Esborra un segment desat'),
        responses: { 204: { description: 'Deleted' }, ...OFTEN_REFUSED },
      },
    },
    '/api/v1/segments/size': {
      post: {
        ...does('Size of segments, before they are saved', 'Mida d’uns segments, abans de desar-los'),
        requestBody: body('SegmentSizeQuery'),
        responses: counted('SegmentSize'),
      },
    },
    '/api/v1/events': {
      get: {
        ...does(
          'Raw events of a table and period, with visitor ids: needs a token with the scope “events”, or an administrator',
          'Esdeveniments en brut d’una taula i un període, amb els identificadors de visitant: cal un token amb l’abast «events», o administrar l’estudi',
        ),
        parameters: eventParameters(),
        responses: {
          200: {
            description: 'Every stored event once, oldest first',
            content: {
              'application/x-ndjson': { schema: { type: 'string' } },
              'application/vnd.apache.parquet': FILE,
            },
          },
          ...{ 400: WRONG, ...OFTEN_REFUSED },
          422: refused('Too many events for one Parquet file: ask for a shorter period'),
          503: tooBusy('Too many files are being made'),
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
