/** `/api/alerts`, for staff. Every change is in the audit log. */
import { AlertList, AlertRequest, type ReportQuery, SilenceAnswer, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { activeStaffOf } from '../access/active-staff.ts';
import type { AsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import { sendProblems } from '../http/answers/send-problems.ts';
import { originOf } from '../http/app/web-bridge.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ReadNames } from '../mail/value-words.ts';
import { instants, resolveQuery } from '../query/answer-report.ts';
import type { Answering } from '../query/answering.ts';
import { runEveryMinute } from '../start/run-every-minute.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createAlertStore } from './alert-store.ts';
import { runAlerts } from './run-alerts.ts';
import { readSilence } from './watch-rule.ts';

export interface AlertRoutesOptions {
  database: OperationalDatabase;
  asStaff: AsStaff;
  answering: () => Promise<Answering>;
  mailer: Mailer;
  broadcaster: () => Promise<string>;
  readNames: ReadNames;
  demoSuite: () => string | null;
  publicOrigin: string | null;
  now: () => Date;
}

type WithId = { Params: { id: string } };
const SilenceQuery = z.object({ suite: SuiteName.optional() });

export const alertRoutes: FastifyPluginAsync<AlertRoutesOptions> = async (app, options) => {
  const { database, asStaff, answering, publicOrigin, now } = options;
  const alerts = createAlertStore(database, now);
  answerEventStoreErrors(app);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /**
   * A valid rule; otherwise answers and returns null.
   *
   * @param receiving who receives its mails already: those who have left the studio stay, and get none
   */
  const parse = async (request: FastifyRequest, reply: FastifyReply, receiving: readonly string[] = []) => {
    const parsed = AlertRequest.safeParse(request.body);
    if (!parsed.success) {
      sendError(reply, 400, { code: 'badAlert', message: z.prettifyError(parsed.error) });
      return null;
    }
    const { watch, recipients, suite } = parsed.data;
    const now = await answering();
    if ('metric' in watch) {
      const { metric, filter } = watch;
      const query: ReportQuery = {
        ...{ period: 'today', granularity: 'total', metrics: [metric], dimensions: [], segments: [], limit: 1 },
        ...(filter && { filter }),
      };
      const known = resolveQuery(query, now);
      if (!known.ok) {
        sendProblems(reply, known.error);
        return null;
      }
    }
    for (const to of recipients) {
      if (receiving.includes(to.toLowerCase()) || (await activeStaffOf(database, to))) continue;
      sendError(reply, 400, { code: 'unknownRecipient' });
      return null;
    }
    return {
      rule: { ...parsed.data, recipients: recipients.map((to) => to.toLowerCase()) },
      suite: suite ?? now.reportSuite,
    };
  };
  const record = (
    action: 'alerts.added' | 'alerts.changed' | 'alerts.removed',
    by: string,
    request: FastifyRequest,
    subject: string,
  ) => recordAudit(database, { action, by, subject, address: request.ip, detail: {} });

  app.get(
    '/api/alerts',
    asStaff(async (person) => AlertList.parse(await alerts.list(person))),
  );

  app.get(
    '/api/alerts/silence',
    asStaff(async (_person, request, reply) => {
      const parsed = SilenceQuery.safeParse(request.query);
      if (!parsed.success) return sendError(reply, 400, { code: 'badSuite', message: z.prettifyError(parsed.error) });
      const now = await answering();
      const { hour, pastHours, ...found } = await readSilence(now, parsed.data.suite ?? now.reportSuite);
      return SilenceAnswer.parse({ ...instants(hour), hours: pastHours.map(instants), ...found });
    }),
  );

  app.post(
    '/api/alerts',
    asStaff(async (person, request, reply) => {
      const change = await parse(request, reply);
      if (!change) return reply;
      const added = await alerts.add(change.rule, change.suite, person, originOf(request, publicOrigin));
      if (!added.ok) return sendError(reply, 409, { code: 'tooManyAlerts', message: 'That is the limit.' });
      await record('alerts.added', person.email, request, added.value.name);
      return reply.code(201).send({ id: added.value.id });
    }),
  );

  app.put(
    '/api/alerts/:id',
    asStaff<WithId>(async (person, request, reply) => {
      const change = await parse(request, reply, await alerts.recipientsOf(request.params.id));
      if (!change) return reply;
      const changed = await alerts.change(request.params.id, change.rule, change.suite, person);
      if (!changed) return sendError(reply, 404);
      await record('alerts.changed', person.email, request, changed.name);
      return { id: changed.id };
    }),
  );

  app.post(
    '/api/alerts/:id/remove',
    asStaff<WithId>(async (person, request, reply) => {
      const removed = await alerts.remove(request.params.id, person);
      if (!removed) return sendError(reply, 404);
      await record('alerts.removed', person.email, request, removed.name);
      return { id: removed.id };
    }),
  );

  const parts = { ...options, alerts, log: app.log };
  runEveryMinute(app, (isStopping) => runAlerts(parts, isStopping));
};
