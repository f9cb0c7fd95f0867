/** What routes of saved views and of their mails share. */
import type { StaffSession } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import { sendError } from '../http/answers/api-error.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';

export const LIMITED = { bodyLimit: 64 * 1024 };

export const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id; // cast: the route's own parameter

export type ViewHandlers = ReturnType<typeof createViewHandlers>;

export function createViewHandlers({ asStaff, database }: { asStaff: AsStaff; database: OperationalDatabase }) {
  const withBody = <T>(
    schema: z.ZodType<T>,
    handler: (body: T, person: StaffSession, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    asStaff(async (person, request, reply) => {
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return sendError(reply, 400, { code: 'badView', message: z.prettifyError(parsed.error) });
      return handler(parsed.data, person, request, reply);
    });
  const record = (
    action: 'views.saved' | 'views.changed' | 'views.removed' | 'views.mailingAdded' | 'views.mailingRemoved',
    by: string,
    request: FastifyRequest,
    subject: string,
    detail: Record<string, string>,
  ) => recordAudit(database, { action, by, subject, address: request.ip, detail });
  return { withBody, record };
}
