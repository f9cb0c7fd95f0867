/**
 * `POST /collect`: many events at once: undelivered ones, or those sent when a page is left. The answer states how many
 * were stored, how many were already durable, and which lines are invalid; those must not be resent either.
 *
 * `?ts={epoch ms}` is the client's clock when it sends the batch: it allows an exact correction of times.
 */
import { BATCH_LINES } from '@sintonia/wire';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { refuseOtherMethods } from '../http/app/other-methods.ts';
import { allowOriginWithCookies, allowPreflight } from '../http/protection/cross-origin.ts';
import type { RateWindow } from '../http/protection/rate-window.ts';
import { asciiOf, bodyText } from '../ingest/request-to-received.ts';
import { BASE64, type BatchRefusal, lineToReceived, readBatch } from './batch.ts';
import type { Inbox } from './inbox.ts';
import type { Outcome } from './receipt.ts';

const REFUSALS: Record<BatchRefusal, { status: number; message: string }> = {
  tooLarge: { status: 413, message: 'The batch is larger than 1 MB of text.' },
  tooManyLines: { status: 413, message: `A batch has at most ${BATCH_LINES} lines.` },
  notGzip: { status: 400, message: 'The body is not gzip.' },
  notUtf8: { status: 400, message: 'The body is not UTF-8.' },
};

export const batchRoutes: FastifyPluginAsync<{ inbox: Inbox; rate: RateWindow }> = async (app, { inbox, rate }) => {
  app.post<{ Querystring: { ts?: string } }>('/collect', async (request, reply) => {
    allowOriginWithCookies(request, reply);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const isGzip = /gzip/.test(`${request.headers['content-encoding'] ?? ''} ${request.headers['content-type'] ?? ''}`);
    const batch = await readBatch(body, isGzip);
    const common = {
      method: 'POST',
      receivedAtMs: Date.now(),
      userAgent: request.headers['user-agent'] ?? '',
      address: request.ip,
      resent: { clockMs: /^\d{13}$/.test(request.query.ts ?? '') ? Number(request.query.ts) : null },
    };
    if (!batch.ok) {
      const query = isGzip ? BASE64 + body.toString('base64') : (bodyText(body) ?? asciiOf(body));
      const receipt = await inbox.refuse(
        { ...common, protocol: 'batch', path: '/collect', query },
        { reason: batch.why },
      );
      return receipt.kind === 'unavailable' ? sendError(reply, 503) : refuse(reply, batch.why);
    }
    rate.spend(request.ip, common.receivedAtMs, costOf(batch.lines) - 1);
    const receipt = await inbox.receive(batch.lines.map((line) => lineToReceived(line, common)));
    if (receipt.kind === 'unavailable') return sendError(reply, 503);
    return reply.header('cache-control', 'no-store').send(summary(receipt.outcomes));
  });
  app.options('/collect', async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return allowPreflight(reply, 'POST');
  });
  refuseOtherMethods(app, '/collect', 'POST');
};

/** Bytes that count as one event in the rate limit, because large events cost as much as several. */
const EVENT_BYTES = 4096;

/** Size of a batch, in events. */
const costOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / EVENT_BYTES), 0);

const refuse = (reply: FastifyReply, why: BatchRefusal) =>
  sendError(reply, REFUSALS[why].status, { code: why, message: REFUSALS[why].message });

export interface BatchSummary {
  kept: number;
  repeated: number;
  /** Line numbers start at 1; empty lines are not counted. */
  rejected: { line: number; reason: string }[];
}

export function summary(outcomes: readonly Outcome[]): BatchSummary {
  const rejected = outcomes.flatMap((outcome, i) =>
    outcome.kind === 'rejected' ? [{ line: i + 1, reason: outcome.rejection.reason }] : [],
  );
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  return { kept: count('accepted') + count('unknownSuite'), repeated: count('repeated'), rejected };
}
