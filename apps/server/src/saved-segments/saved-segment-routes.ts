/** `/api/v1/segments`: segments saved under a name, for all staff; programs with a token may read them. */
import { failed, ok, parseBySchema, type QueryProblem, type Result, SavedSegmentRequest } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { AsStaff } from '../access/as-staff.ts';
import type { RequireReader } from '../access/require-reader.ts';
import { sendError } from '../http/answers/api-error.ts';
import { sendProblems } from '../http/answers/send-problems.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { segmentProblems } from '../query/segments/segment-size.ts';
import type { Refusal, SavedSegments } from './saved-segments.ts';

export interface SavedSegmentRoutesOptions {
  segments: SavedSegments;
  requireReader: RequireReader;
  asStaff: AsStaff;
}

type WithId = { Params: { id: string } };

const PER_MINUTE = 300;
const BODY_BYTES = 64 * 1024;

const REFUSALS = {
  nameTaken: [409, 'Another segment has this name.'],
  tooMany: [409, 'There are too many saved segments: delete one first.'],
  unknown: [404, 'There is no such segment.'],
} as const satisfies Record<Refusal, readonly [number, string]>;

export const savedSegmentRoutes: FastifyPluginAsync<SavedSegmentRoutesOptions> = async (app, options) => {
  const { segments, requireReader, asStaff } = options;
  limitRate(app, PER_MINUTE);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const allowChange = { bodyLimit: BODY_BYTES };

  app.get('/api/v1/segments', { preHandler: requireReader('reports') }, async () => ({
    segments: await segments.list(),
  }));

  app.post(
    '/api/v1/segments',
    allowChange,
    asStaff(async ({ email }, request, reply) => {
      const parsed = requestIn(request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const created = await segments.create(parsed.value, email);
      return created.ok ? reply.code(201).send(created.value) : sendRefusal(reply, created.error);
    }),
  );

  app.put(
    '/api/v1/segments/:id',
    allowChange,
    asStaff<WithId>(async ({ email }, request, reply) => {
      const parsed = requestIn(request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const changed = await segments.change(request.params.id, parsed.value, email);
      return changed.ok ? changed.value : sendRefusal(reply, changed.error);
    }),
  );

  app.delete(
    '/api/v1/segments/:id',
    allowChange,
    asStaff<WithId>(async (_person, request, reply) => {
      const removed = await segments.remove(request.params.id);
      return removed.ok ? reply.code(204).send() : sendRefusal(reply, removed.error);
    }),
  );
};

function requestIn(body: unknown): Result<SavedSegmentRequest, QueryProblem[]> {
  const parsed = parseBySchema(SavedSegmentRequest, body);
  if (!parsed.ok) return parsed;
  const problems = segmentProblems(parsed.value.segments);
  return problems.length > 0 ? failed(problems) : ok(parsed.value);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const [status, message] = REFUSALS[refusal];
  return sendError(reply, status, { code: refusal, message });
}
