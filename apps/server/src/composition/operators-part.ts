/** API of operators: erase, export, replay, publish a tag, import. Each action is written to the audit log. */
import type { FastifyInstance } from 'fastify';
import type { AsOperator } from '../access/as-operator.ts';
import { recordAudit } from '../access/record-audit.ts';
import { importRoutes } from '../catalogue/imports/import-routes.ts';
import type { ImportNotifier } from '../catalogue/imports/watch-imports.ts';
import { readTimeZone } from '../catalogue/loading/read-catalogue.ts';
import { createDecode } from '../collection/protocols/decode.ts';
import { rejectedRoutes } from '../collection/rejected/rejected-routes.ts';
import type { Config, KnownSuites } from '../config/config.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { createErasures } from '../privacy/erasures.ts';
import { privacyRoutes } from '../privacy/privacy-routes.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { libraryApi } from '../tag-library/library-api.ts';
import { createLibraryStore } from '../tag-library/library-store.ts';
import type { ServerParts } from './roles.ts';

export interface OperatorPartsOptions extends Pick<ServerParts, 'events' | 'stream'> {
  asOperator: AsOperator;
  /** The same for routes that all staff may read. */
  asReader: AsOperator;
  database: OperationalDatabase;
  reportSuite: string;
  reportSuites: KnownSuites;
  site: Config['site'];
  publicOrigin: string | null;
  importNotifier: ImportNotifier;
  retentionDays: Config['retentionDays'];
}

export function registerOperatorParts(app: FastifyInstance, options: OperatorPartsOptions): void {
  const { asOperator, asReader, database, events, stream, reportSuite, site, publicOrigin, importNotifier } = options;
  void app.register(privacyRoutes, {
    asOperator,
    proofs: createConsentProofs(database),
    erasures: createErasures(database),
    timeZone: () => readTimeZone(database),
    events,
    stream,
    retentionDays: options.retentionDays,
    now: () => new Date(),
    record: ({ action, operator, address, subject, detail }) =>
      recordAudit(database, { action, by: operator, subject, address, detail }),
  });
  libraryApi(app, {
    asOperator,
    asReader,
    publicOrigin,
    library: createLibraryStore(database),
    events,
    site: { ...site, reportSuite },
    now: () => new Date(),
    onMoved: (operator, address, subject, { kind, environment, version }) =>
      recordAudit(database, {
        action: `tag.${kind}`,
        by: operator,
        subject,
        address,
        detail: { environment, version },
      }),
  });
  void app.register(importRoutes, {
    asOperator,
    database,
    now: () => new Date(),
    onImported: importNotifier.notify,
    record: (operator, address, source, { counts, refused }) =>
      recordAudit(database, {
        action: 'catalogue.imported',
        by: operator,
        subject: source,
        address,
        detail: {
          ...Object.fromEntries(
            Object.entries(counts).map(([kind, { added, changed, removed }]) => [
              kind,
              `+${added} ~${changed} -${removed}`,
            ]),
          ),
          refused: String(refused.length),
        },
      }),
  });
  void app.register(rejectedRoutes, {
    asOperator,
    events,
    stream,
    decode: createDecode(reportSuite, options.reportSuites),
    onReplayed: (operator, address, { reason }, { looked, moved }) =>
      recordAudit(database, {
        action: 'events.replayed',
        by: operator,
        subject: reason,
        address,
        detail: { looked: String(looked), moved: String(moved) },
      }),
  });
}
