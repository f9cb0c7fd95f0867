/** `/api/audit`, for administrators (R-08, B-02): read, search, export. */
import { Readable } from 'node:stream';
import { AuditQuery } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../../access/as-operator.ts';
import { recordAudit } from '../../access/record-audit.ts';
import { sendError } from '../../http/answers/api-error.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { AUDIT_CSV_HEAD, auditCsvLine } from './audit-csv.ts';
import { readAudit } from './audit-query.ts';

export interface AuditRoutesOptions {
  database: OperationalDatabase;
  asOperator: AsOperator;
}

const ENTRIES_PER_PAGE = 50;
/** Rows read per query while the export streams. */
const ENTRIES_PER_READ = 1000;

export const auditRoutes: FastifyPluginAsync<AuditRoutesOptions> = async (app, { database, asOperator }) => {
  app.get(
    '/api/audit',
    asOperator(async (request, reply) => {
      const parsed = AuditQuery.safeParse(request.query);
      if (!parsed.success)
        return sendError(reply, 400, { code: 'badQuestion', message: z.prettifyError(parsed.error) });
      return readAudit(database, parsed.data, ENTRIES_PER_PAGE);
    }),
  );

  app.get(
    '/api/audit.csv',
    asOperator(async (request, reply, by) => {
      const parsed = AuditQuery.safeParse(request.query);
      if (!parsed.success)
        return sendError(reply, 400, { code: 'badQuestion', message: z.prettifyError(parsed.error) });
      // Exporting a private log is an auditable action, logged with its filter.
      const { from, to, ...words } = parsed.data;
      const detail = Object.fromEntries(
        Object.entries({ ...words, from: from?.toISOString(), to: to?.toISOString() })
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => [name, String(value)]),
      );
      await recordAudit(database, { action: 'audit.exported', by, subject: 'audit', address: request.ip, detail });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="auditoria.csv"')
        .send(Readable.from(lines(database, parsed.data)));
    }),
  );
};

async function* lines(database: OperationalDatabase, query: AuditQuery): AsyncGenerator<string> {
  yield `\uFEFF${AUDIT_CSV_HEAD}`;
  let before = query.before;
  for (;;) {
    const page = await readAudit(database, { ...query, ...(before !== undefined && { before }) }, ENTRIES_PER_READ);
    yield page.entries.map(auditCsvLine).join('');
    if (page.next === null) return;
    before = page.next;
  }
}
