/**
 * `POST /api/catalogue/import`: one import run (W-14), for administrators and commands, with a row in the audit log.
 * `GET` returns what a feed parser must know in advance.
 */
import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../../access/as-operator.ts';
import { sendError } from '../../http/answers/api-error.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { readTimeZone } from '../loading/read-catalogue.ts';
import { ImportItem, ImportRequest, MAX_ITEMS } from './import-item.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { runImport } from './run-import.ts';

export const IMPORT_PATH = '/api/catalogue/import';

/** Size of the items of the largest accepted feed. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ImportRoutesOptions {
  asOperator: AsOperator;
  database: OperationalDatabase;
  now: () => Date;
  /** Called after a change; resolves when it is visible. */
  onImported: () => Promise<void>;
  record: (operator: string, address: string, source: string, outcome: ImportOutcome) => Promise<void>;
}

export const importRoutes: FastifyPluginAsync<ImportRoutesOptions> = async (app, options) => {
  const { asOperator, database, now, onImported, record } = options;
  app.get(
    IMPORT_PATH,
    asOperator(async () => ({ timeZone: await readTimeZone(database) })),
  );
  app.post(
    IMPORT_PATH,
    // Checked before the body is read: no other client may send a body of that size.
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: asOperator(async () => undefined) },
    asOperator(async (request, reply, operator) => {
      const parsed = await readRequest(request.body);
      if (!parsed.success) {
        const message = z.prettifyError(parsed.error).slice(0, 1000);
        return sendError(reply, 400, { code: 'badImport', message });
      }
      const outcome = await runImport(database, parsed.data, now());
      if (!outcome.isDryRun && outcome.changes.length > 0) {
        await record(operator, request.ip, parsed.data.source, outcome);
        await onImported();
      }
      return { ...outcome, changes: outcome.changes.slice(0, MAX_CHANGES_LISTED) } satisfies ImportOutcome;
    }),
  );
};

const Frame = ImportRequest.extend({ items: z.array(z.unknown()).max(MAX_ITEMS) });
const ITEMS_PER_STEP = 500;

/** Like `ImportRequest.safeParse`, but in parts, so that the process serves pages in between. */
async function readRequest(body: unknown) {
  const frame = Frame.safeParse(body);
  if (!frame.success) return frame;
  const items: ImportItem[] = [];
  for (let at = 0; at < frame.data.items.length; at += ITEMS_PER_STEP) {
    const batch = z.array(ImportItem).safeParse(frame.data.items.slice(at, at + ITEMS_PER_STEP));
    if (!batch.success) return batch;
    items.push(...batch.data);
    await pause();
  }
  return { success: true, data: { ...frame.data, items } } as const;
}

/** The report counts all refusals, and lists some. */
const MAX_CHANGES_LISTED = 100;
