/** Formats of a report: JSON, CSV, Parquet. */
import type { ReportRows } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rowsCsv } from '../../query/report-csv.ts';
import { rowsParquet } from './report-parquet.ts';

const PARQUET = 'application/vnd.apache.parquet';

const wants = ({ headers, query }: FastifyRequest, format: string, type: string): boolean =>
  (query as { format?: unknown }).format === format || (headers.accept ?? '').startsWith(type); // cast: an object always
export const wantsCsv = (request: FastifyRequest): boolean => wants(request, 'csv', 'text/csv');
export const wantsParquet = (request: FastifyRequest): boolean => wants(request, 'parquet', PARQUET);

export const asParquet = (reply: FastifyReply): FastifyReply =>
  reply.type(PARQUET).header('content-disposition', 'attachment; filename="informe.parquet"');

export const asFile = (reply: FastifyReply): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="informe.csv"');

/** The answer as JSON, or its table as CSV or Parquet if the request wants it. */
export function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  table: { rows: readonly Readonly<ReportRows['rows'][number]>[]; next?: string | null },
): unknown {
  const isParquet = wantsParquet(request);
  if (!isParquet && !wantsCsv(request)) return answer;
  if (table.next) reply.header('x-next-cursor', table.next);
  return isParquet ? asParquet(reply).send(rowsParquet(table)) : asFile(reply).send(rowsCsv(table));
}

/** Parses a query in a URL; invalid JSON stays a text, which fails validation. */
export function fromText(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
