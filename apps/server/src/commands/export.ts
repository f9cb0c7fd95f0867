/**
 * `npm run export -- --visitor ID [--out FILE]`: a visitor's stored data, one JSON event per line.
 * `npm run export -- events --from DAY --to DAY`: raw events as Parquet or JSON lines, one file per day.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type CallServer, CommandError, createCallServer } from './call-server.ts';
import { exportEvents } from './export-events.ts';
import { type Arguments, needed, optional, runCommand } from './run-command.ts';

const USAGE = `npm run export -- --visitor ID [--out FILE] [--server http://localhost:4000]
npm run export -- events --from 2026-11-01 --to 2026-11-30 [--table hits|playback] [--suite NAME] [--format parquet|jsonl] [--out DIRECTORY] [--server …]`;

const OPTIONS = ['visitor', 'out', 'server', 'from', 'to', 'table', 'suite', 'format'];

await runCommand({
  usage: USAGE,
  options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])),
  verbs: ['', 'events'],
  run: async (given) => {
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    if (given.verb !== 'events') return exportOfVisitor(given, call);
    await exportEvents({
      call,
      table: optional(given, 'table') ?? 'hits',
      suite: optional(given, 'suite'),
      format: optional(given, 'format') ?? 'parquet',
      from: needed(given, 'from', USAGE),
      to: needed(given, 'to', USAGE),
      out: optional(given, 'out') ?? 'export',
      print: (line) => console.log(line),
    });
    return 0;
  },
});

async function exportOfVisitor(given: Arguments, call: CallServer): Promise<number> {
  const visitor = encodeURIComponent(needed(given, 'visitor', USAGE));
  const out = optional(given, 'out');
  const { body } = await call({ method: 'GET', path: `/api/privacy/export?visitor=${visitor}` });
  if (body === null) return 0;
  const lines = Readable.fromWeb(body as NodeReadableStream); // cast: the same class in two type libraries
  try {
    if (out === undefined) await pipeline(lines, process.stdout, { end: false });
    else await pipeline(lines, createWriteStream(out, { mode: 0o600 }));
  } catch (error) {
    throw new CommandError(`The export was cut: ${error instanceof Error ? error.message : String(error)}`);
  }
  return 0;
}
