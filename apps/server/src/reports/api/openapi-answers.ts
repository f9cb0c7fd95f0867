/** Parts of the OpenAPI document: parameters, bodies and answers that several addresses have in common. */
import { EventExportQuery } from '@sintonia/contracts';
import { z } from 'zod';
import { EXAMPLES } from './openapi-examples.ts';
import { type Name, schemaOf } from './openapi-schemas.ts';

export const FILE = { schema: { type: 'string', format: 'binary' } };
export const json = (name: Name) => ({ 'application/json': { schema: schemaOf(name) } });

/** What an address does. In English as usual; the studio also shows it in Catalan. */
export const does = (summary: string, catalan: string) => ({ summary, 'x-summary-ca': catalan });

const header = (description: string, type = 'string') => ({ description, schema: { type } });
/** Header of every answer computed from events. */
const REACHES = {
  'x-complete-until': header('Time up to which events are complete, ISO 8601; `unknown` if the stream does not answer'),
  'x-waiting-events': header('Events that are not stored yet; `unknown` if the stream does not answer'),
};
const RETRY = { 'retry-after': header('Seconds until the next attempt', 'integer') };
const ETAG = {
  etag: header('Of the answer: changes with the events, the definitions and, until it is final, with time'),
};

export const refused = (description: string) => ({ description, content: json('ApiError') });
/** Refusals that every address has. */
export const OFTEN_REFUSED = {
  401: refused('Neither a session nor a valid token'),
  403: refused('The token lacks this scope'),
  429: { ...refused('Too many requests from this address'), headers: RETRY },
};
export const WRONG = refused('Invalid query: `problems` has the position and the nearest valid name');
const COUNTED = {
  ...{ 400: WRONG, ...OFTEN_REFUSED },
  422: refused('Ended after 10 s, or as the installation sets it; the message suggests how to narrow the query'),
  503: { ...refused('Too many reports wait'), headers: RETRY },
};

/** @param headers of the answer, besides those of every report */
export const answers = (name: Name, headers: object = {}) => ({
  200: {
    description: 'The answer; the table of its figures as CSV or Parquet',
    headers: {
      ...REACHES,
      'x-next-cursor': header('In CSV and Parquet, if there are more rows: `cursor` of the next page, `next` in JSON'),
      ...headers,
    },
    content: { ...json(name), 'text/csv': { schema: { type: 'string' } }, 'application/vnd.apache.parquet': FILE },
  },
  ...COUNTED,
});
/** Answers to a query in the address. */
export const cachedAnswers = (name: Name) => ({
  ...answers(name, ETAG),
  304: { description: 'The answer with this ETag is still right', headers: ETAG },
});
/** The answer is JSON, counted like a report. */
export const counted = (name: Name) => ({
  200: { description: 'The answer', headers: REACHES, content: json(name) },
  ...COUNTED,
});
export const only = (status: number, name: Name) => ({
  [status]: { description: 'The answer', content: json(name) },
  400: WRONG,
  ...OFTEN_REFUSED,
});
export const tooBusy = (description: string) => ({ ...refused(description), headers: RETRY });

export const body = (name: Name) => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(name), example: EXAMPLES[name] } },
});

/** The format of an answer, also by the header `accept`. */
export const FORMAT = {
  ...{ name: 'format', in: 'query', required: false },
  description: 'Also by the header `accept`: `text/csv`, `application/vnd.apache.parquet`',
  schema: { type: 'string', enum: ['json', 'csv', 'parquet'], default: 'json' },
};
/** A question for figures. */
export const ASKED = [
  FORMAT,
  {
    ...{ name: 'cache-control', in: 'header', required: false },
    description:
      '`no-cache`: with every event that has arrived. Without it, answers may be some seconds old; they say up to when they are complete',
    schema: { type: 'string', enum: ['no-cache'] },
  },
];
export const IF_NONE_MATCH = {
  ...{ name: 'if-none-match', in: 'header', required: false },
  description: 'ETag of an earlier answer: 304 without counting it again, if it is still right',
  schema: { type: 'string' },
};

/** An analysis with an address of its own, and the rows behind a number of its answer. */
export const analysis = (name: string, said: ReturnType<typeof does>, query: Name, answer: Name, rows: Name) => ({
  [`/api/v1/reports/${name}`]: {
    post: { ...said, parameters: ASKED, requestBody: body(query), responses: answers(answer) },
  },
  [`/api/v1/reports/${name}/rows`]: {
    post: {
      ...does('The rows behind one of those figures', 'Les files que hi ha darrere d’una d’aquelles xifres'),
      ...{ parameters: ASKED, requestBody: body(rows), responses: answers('ReportRows') },
    },
  },
});

/** Each field of the query, with its default. */
export function eventParameters(): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(EventExportQuery, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
}
