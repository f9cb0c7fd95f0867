/** Exports a visitor's stored data, one event or consent choice per line (I-04, R-07). */
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import type { ConsentProofs } from './consent-proofs.ts';
import { visitorEvents } from './visitor-events.ts';

const PAGE = 2000;

export interface ExportParts {
  events: Pick<EventStore, 'query'>;
  stream: Pick<EventStream, 'settle'>;
  proofs: Pick<ConsentProofs, 'of'>;
}

/**
 * Lines of JSON: `{"table": …, "event": {column: value}}`, oldest first within each table; all acknowledged events. The
 * consent choices, stored without a name and found by the id, are the table `consent`.
 */
export async function* exportVisitor(
  { events, stream, proofs }: ExportParts,
  visitorId: string,
): AsyncGenerator<string> {
  await stream.settle();
  const { conditions } = await visitorEvents(events, visitorId);
  for (const table of ['hits', 'playback', 'rejected'] as const) {
    const { sql, params } = conditions[table];
    for (let offset = 0; ; offset += PAGE) {
      const rows = await events.query<Record<string, unknown>>(
        `SELECT * FROM ${table} FINAL WHERE ${sql}
         ORDER BY received_at, event_id LIMIT {page:UInt32} OFFSET {offset:UInt32}`,
        { ...params, page: PAGE, offset },
      );
      for (const event of rows) yield `${JSON.stringify({ table, event })}\n`;
      if (rows.length < PAGE) break;
    }
  }
  for (const event of await proofs.of(visitorId)) yield `${JSON.stringify({ table: 'consent', event })}\n`;
}
