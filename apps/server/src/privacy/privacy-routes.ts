/**
 * `/api/privacy/…`, for operators: erasure, export and proofs of consent by visitor id, each with a row in the
 * audit log; certificates of erasures; and counts of choices.
 */
import { Readable } from 'node:stream';
import { ReportPeriod } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../access/as-operator.ts';
import type { DaysByTable } from '../config/values/retention-days.ts';
import { sendError } from '../http/answers/api-error.ts';
import { answerStoreErrors } from '../http/answers/store-errors.ts';
import { auditSubject } from './audit-subject.ts';
import type { ConsentProofs } from './consent-proofs.ts';
import { type ErasureParts, eraseVisitor, erasureDetail } from './erase-visitor.ts';
import type { Erasures } from './erasures.ts';
import { exportVisitor } from './export-visitor.ts';
import { readRetention } from './retention.ts';
import { isErasableId } from './visitor-events.ts';
import { visitorHistory } from './visitor-history.ts';

export interface PrivacyEntry {
  action:
    | 'privacy.erasureStarted'
    | 'privacy.erasureFailed'
    | 'privacy.erased'
    | 'privacy.exported'
    | 'privacy.proofsRead'
    | 'privacy.visitorOpened';
  operator: string;
  /** Full address; the audit log shortens it. */
  address: string;
  /** Pseudonym of the visitor: the log remains after erasure. */
  subject: string;
  detail: Record<string, string>;
}

export interface PrivacyRoutesOptions extends ErasureParts {
  asOperator: AsOperator;
  proofs: Pick<ConsentProofs, 'of' | 'days'>;
  /** Time zone of the calendar days in counts. */
  timeZone: () => Promise<string>;
  record: (entry: PrivacyEntry) => Promise<void>;
  /** Reads what `record` has written. */
  erasures: Erasures;
  retentionDays: DaysByTable;
  now: () => Date;
}

const VisitorRequest = z.object({ visitor: z.string().refine(isErasableId) });
const ErasureRequest = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export const privacyRoutes: FastifyPluginAsync<PrivacyRoutesOptions> = async (app, options) => {
  const { asOperator, record, erasures, proofs, timeZone, events, retentionDays, now } = options;
  answerStoreErrors(app);

  app.post(
    '/api/privacy/erase',
    asOperator(async (request, reply, operator) => {
      const parsed = VisitorRequest.safeParse(request.body);
      if (!parsed.success) return badVisitor(reply);
      const { visitor } = parsed.data;
      const subject = auditSubject(visitor);
      const { runningSince } = await erasures.of(subject, now());
      if (runningSince !== null) {
        const message = `This visitor is being erased since ${runningSince}.`;
        return sendError(reply, 409, { code: 'beingErased', message });
      }
      const entry = { operator, address: request.ip, subject };
      await record({ ...entry, action: 'privacy.erasureStarted', detail: {} });
      try {
        const detail = erasureDetail(await eraseVisitor(options, visitor));
        await record({ ...entry, action: 'privacy.erased', detail });
      } catch (error) {
        await record({ ...entry, action: 'privacy.erasureFailed', detail: {} });
        throw error;
      }
      return erasures.last(subject);
    }),
  );

  // POST: the identifier stays out of addresses, and so out of request logs.
  app.post(
    '/api/privacy/erasures/of',
    asOperator(async (request, reply) => {
      const parsed = VisitorRequest.safeParse(request.body);
      return parsed.success ? erasures.of(auditSubject(parsed.data.visitor), now()) : badVisitor(reply);
    }),
  );

  app.get(
    '/api/privacy/erasures',
    asOperator(async () => erasures.latest()),
  );

  app.get(
    '/api/privacy/erasures/:id',
    asOperator(async (request, reply) => {
      const parsed = ErasureRequest.safeParse(request.params);
      const certificate = parsed.success ? await erasures.one(parsed.data.id) : null;
      if (certificate) return certificate;
      return sendError(reply, 404, { code: 'unknownErasure', message: 'There is no certificate with this id.' });
    }),
  );

  // POST: the identifier stays out of addresses, and so out of request logs.
  app.post(
    '/api/privacy/visitor',
    asOperator(async (request, reply, operator) => {
      const parsed = VisitorRequest.safeParse(request.body);
      if (!parsed.success) return badVisitor(reply);
      const { visitor } = parsed.data;
      const subject = auditSubject(visitor);
      await record({ action: 'privacy.visitorOpened', operator, address: request.ip, subject, detail: {} });
      await options.stream.settle();
      return visitorHistory(events, visitor);
    }),
  );

  app.get(
    '/api/privacy/export',
    asOperator(async (request, reply, operator) => {
      const parsed = VisitorRequest.safeParse(request.query);
      if (!parsed.success) return badVisitor(reply);
      const { visitor } = parsed.data;
      const subject = auditSubject(visitor);
      await record({ action: 'privacy.exported', operator, address: request.ip, subject, detail: {} });
      return reply.type('application/x-ndjson').send(Readable.from(exportVisitor(options, visitor)));
    }),
  );

  app.get(
    '/api/privacy/proofs',
    asOperator(async (request, reply, operator) => {
      const parsed = VisitorRequest.safeParse(request.query);
      if (!parsed.success) return badVisitor(reply);
      const { visitor } = parsed.data;
      const subject = auditSubject(visitor);
      await record({ action: 'privacy.proofsRead', operator, address: request.ip, subject, detail: {} });
      return proofs.of(visitor);
    }),
  );

  app.get(
    '/api/privacy/retention',
    asOperator(async () => readRetention(events, retentionDays)),
  );

  app.get(
    '/api/privacy/consents',
    asOperator(async (request, reply) => {
      const parsed = ReportPeriod.safeParse(request.query);
      if (!parsed.success) {
        return sendError(reply, 400, { code: 'badPeriod', message: '`from` and `to` are required, as times in UTC.' });
      }
      return proofs.days(new Date(parsed.data.from), new Date(parsed.data.to), await timeZone());
    }),
  );
};

const badVisitor = (reply: FastifyReply) =>
  sendError(reply, 400, {
    code: 'badVisitor',
    message: '`visitor` must be a visitor id of 16 to 128 letters and digits.',
  });
