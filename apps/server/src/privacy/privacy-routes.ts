/**
 * `/api/privacy/…`, for operators: erasure, export and proofs of consent by visitor id, each with a row in the
 * audit log; and counts of choices.
 */
import { Readable } from 'node:stream';
import { type ErasureCertificate, ReportPeriod } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../access/as-operator.ts';
import type { DaysByTable } from '../config/values/retention-days.ts';
import { sendError } from '../http/answers/api-error.ts';
import { answerStoreErrors } from '../http/answers/store-errors.ts';
import { auditSubject } from './audit-subject.ts';
import type { ConsentProofs } from './consent-proofs.ts';
import { type ErasureParts, eraseVisitor, erasureDetail } from './erase-visitor.ts';
import { exportVisitor } from './export-visitor.ts';
import { readRetention } from './retention.ts';
import { isErasableId } from './visitor-events.ts';
import { visitorHistory } from './visitor-history.ts';

export interface PrivacyEntry {
  action: 'privacy.erased' | 'privacy.exported' | 'privacy.proofsRead' | 'privacy.visitorOpened';
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
  retentionDays: DaysByTable;
  now: () => Date;
}

const VisitorRequest = z.object({ visitor: z.string().refine(isErasableId) });

export const privacyRoutes: FastifyPluginAsync<PrivacyRoutesOptions> = async (app, options) => {
  const { asOperator, record, proofs, timeZone, events, retentionDays, now } = options;
  answerStoreErrors(app);

  app.post(
    '/api/privacy/erase',
    asOperator(async (request, reply, operator) => {
      const parsed = VisitorRequest.safeParse(request.body);
      if (!parsed.success) return badVisitor(reply);
      const { visitor } = parsed.data;
      const erasure = await eraseVisitor(options, visitor);
      await record({
        action: 'privacy.erased',
        operator,
        address: request.ip,
        subject: auditSubject(visitor),
        detail: erasureDetail(erasure),
      });
      const at = now().toISOString();
      return { ...erasure, subject: auditSubject(visitor), by: operator, at } satisfies ErasureCertificate;
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
