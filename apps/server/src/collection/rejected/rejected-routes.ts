/** `/api/rejected/…`: rejected events, counted, and replayed after a fix (S-04). */
import { REJECT_REASONS } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../../access/as-operator.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { answerStoreErrors } from '../../http/answers/store-errors.ts';
import { countRejections } from './rejection-counts.ts';
import { replay } from './replay.ts';
import type { ReplayParts, ReplayRequest, ReplaySummary } from './replay-request.ts';

export interface RejectedRoutesOptions extends ReplayParts {
  asOperator: AsOperator;
  onReplayed: (operator: string, address: string, request: ReplayRequest, summary: ReplaySummary) => Promise<void>;
}

const Since = z.iso
  .datetime()
  .transform((time) => Date.parse(time))
  .optional();
const CountsQuery = z.object({ since: Since });
/** Events named in one request. */
const MAX_IDS = 500;
const ReplayBody = z.strictObject({
  reason: z.enum(REJECT_REASONS),
  /** Only these events. */
  ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_IDS).nullable().default(null),
  since: Since,
  dryRun: z.boolean().default(false),
});

export const rejectedRoutes: FastifyPluginAsync<RejectedRoutesOptions> = async (app, options) => {
  const { asOperator, onReplayed, ...parts } = options;
  answerStoreErrors(app);
  let isReplaying = false;

  app.get(
    '/api/rejected',
    asOperator(async (request, reply) => {
      const parsed = CountsQuery.safeParse(request.query);
      if (!parsed.success) return sendError(reply, 400, { code: 'badTime', message: '`since` must be a time in UTC.' });
      return countRejections(parts.events, parsed.data.since ?? 0);
    }),
  );

  app.post(
    '/api/rejected/replay',
    asOperator(async (request, reply, operator) => {
      const parsed = ReplayBody.safeParse(request.body);
      if (!parsed.success) {
        const message = `Needed: reason (${REJECT_REASONS.join(', ')}); possible: ids, since (a time in UTC), dryRun.`;
        return sendError(reply, 400, { code: 'badReplay', message });
      }
      if (isReplaying) return sendError(reply, 409, { code: 'busy', message: 'Another replay is running.' });
      isReplaying = true;
      try {
        const { reason, ids, since = 0, dryRun } = parsed.data;
        const selection = { reason, ids, sinceMs: since, isDryRun: dryRun };
        const summary = await replay(parts, selection);
        if (!dryRun) await onReplayed(operator, request.ip, selection, summary);
        return summary;
      } finally {
        isReplaying = false;
      }
    }),
  );
};
