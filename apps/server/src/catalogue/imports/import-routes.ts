/** `POST /api/catalogue/import`: one run of the import (W-14), for administrators and commands; leaves a row in the audit log. */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../../commands/operator.ts';
import { sendError } from '../../http/api-error.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { ImportRequest } from './import-item.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { runImport } from './run-import.ts';

/** What the largest feed that is read comes to as items. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ImportRoutesOptions {
  asOperator: AsOperator;
  database: OperationalDatabase;
  now: () => Date;
  /** Something has changed; resolves when it is shown. */
  onImported: () => Promise<void>;
  record: (operator: string, address: string, source: string, outcome: ImportOutcome) => Promise<void>;
}

export const importRoutes: FastifyPluginAsync<ImportRoutesOptions> = async (app, options) => {
  const { asOperator, database, now, onImported, record } = options;
  app.post(
    '/api/catalogue/import',
    // Before the body is read: nobody else's may be as large.
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: asOperator(async () => undefined) },
    asOperator(async (request, reply, operator) => {
      const asked = ImportRequest.safeParse(request.body);
      if (!asked.success) {
        const message = z.prettifyError(asked.error).slice(0, 1000);
        return sendError(reply, 400, { code: 'badImport', message });
      }
      const outcome = await runImport(database, asked.data, now());
      if (!outcome.isDryRun && outcome.changes.length > 0) {
        await record(operator, request.ip, asked.data.source, outcome);
        await onImported();
      }
      return { ...outcome, changes: outcome.changes.slice(0, MOST_CHANGES_TOLD) } satisfies ImportOutcome;
    }),
  );
};

/** The report counts them all. */
const MOST_CHANGES_TOLD = 100;
