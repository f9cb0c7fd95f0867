/** `/api/annotations`, for staff. */
import { AnnotationList, AnnotationQuestion, AnnotationRequest, type StaffSession } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../access/record-audit.ts';
import type { RequireStaff } from '../access/require-staff.ts';
import type { StaffAccounts } from '../accounts/staff-accounts.ts';
import { sendError } from '../http/api-error.ts';
import { headersOf } from '../http/web-bridge.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createAnnotations } from './annotations.ts';

export interface AnnotationRoutesOptions {
  database: OperationalDatabase;
  requireStaff: RequireStaff;
  sessionOf: StaffAccounts['sessionOf'];
  now: () => Date;
}

export const annotationRoutes: FastifyPluginAsync<AnnotationRoutesOptions> = async (app, options) => {
  const { database, requireStaff, sessionOf, now } = options;
  const annotations = createAnnotations(database, now);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const guarded = { preHandler: requireStaff() };
  const asStaff =
    (handler: (asker: StaffSession, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const asker = await sessionOf(headersOf(request));
      return asker ? handler(asker, request, reply) : sendError(reply, 401);
    };
  const record = (action: 'annotations.added' | 'annotations.removed', by: string, ip: string, text: string) =>
    recordAudit(database, { action, by, subject: text, address: ip, detail: {} });

  app.get(
    '/api/annotations',
    guarded,
    asStaff(async (asker, request, reply) => {
      const asked = AnnotationQuestion.safeParse(request.query);
      if (!asked.success) return sendError(reply, 400, { code: 'badPeriod', message: z.prettifyError(asked.error) });
      const period = { from: new Date(asked.data.from), to: new Date(asked.data.to) };
      return AnnotationList.parse({ annotations: await annotations.list(period, asker) });
    }),
  );

  app.post(
    '/api/annotations',
    guarded,
    asStaff(async (asker, request, reply) => {
      const asked = AnnotationRequest.safeParse(request.body);
      if (!asked.success) return sendError(reply, 400, { code: 'badNote', message: z.prettifyError(asked.error) });
      const added = await annotations.add(asked.data, asker);
      if (!added.ok)
        return sendError(reply, 409, { code: 'tooManyNotes', message: 'The daily limit of annotations is reached.' });
      await record('annotations.added', asker.email, request.ip, added.value.text);
      return reply.code(201).send(added.value);
    }),
  );

  app.post(
    '/api/annotations/:id/remove',
    guarded,
    asStaff(async (asker, request, reply) => {
      const { id } = request.params as { id: string }; // cast: the route's own parameter
      const removed = await annotations.remove(id, asker);
      if (!removed) return sendError(reply, 404);
      await record('annotations.removed', asker.email, request.ip, removed.text);
      return { id };
    }),
  );
};
