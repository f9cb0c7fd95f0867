/** `/api/annotations`, for staff. */
import { AnnotationList, AnnotationQuery, AnnotationRequest } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import { sendError } from '../http/answers/api-error.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createAnnotations, type FindBroadcasts } from './annotations.ts';

export interface AnnotationRoutesOptions {
  database: OperationalDatabase;
  asStaff: AsStaff;
  now: () => Date;
  /** Broadcasts to mark on curves. */
  broadcasts: FindBroadcasts;
}

export const annotationRoutes: FastifyPluginAsync<AnnotationRoutesOptions> = async (app, options) => {
  const { database, asStaff, now, broadcasts } = options;
  const annotations = createAnnotations(database, now, broadcasts);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const record = (action: 'annotations.added' | 'annotations.removed', by: string, ip: string, text: string) =>
    recordAudit(database, { action, by, subject: text, address: ip, detail: {} });

  app.get(
    '/api/annotations',
    asStaff(async (person, request, reply) => {
      const parsed = AnnotationQuery.safeParse(request.query);
      if (!parsed.success) return sendError(reply, 400, { code: 'badPeriod', message: z.prettifyError(parsed.error) });
      const period = { from: new Date(parsed.data.from), to: new Date(parsed.data.to) };
      return AnnotationList.parse({ annotations: await annotations.list(period, person) });
    }),
  );

  app.post(
    '/api/annotations',
    asStaff(async (person, request, reply) => {
      const parsed = AnnotationRequest.safeParse(request.body);
      if (!parsed.success) return sendError(reply, 400, { code: 'badNote', message: z.prettifyError(parsed.error) });
      const added = await annotations.add(parsed.data, person);
      if (!added.ok)
        return sendError(reply, 409, { code: 'tooManyNotes', message: 'The daily limit of annotations is reached.' });
      await record('annotations.added', person.email, request.ip, added.value.text);
      return reply.code(201).send(added.value);
    }),
  );

  app.post(
    '/api/annotations/:id/remove',
    asStaff<{ Params: { id: string } }>(async (person, request, reply) => {
      const { id } = request.params;
      const removed = await annotations.remove(id, person);
      if (!removed) return sendError(reply, 404);
      await record('annotations.removed', person.email, request.ip, removed.text);
      return { id };
    }),
  );
};
