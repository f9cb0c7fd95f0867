/** `npm run export -- --visitor ID [--out FILE]`: a visitor's stored data, one JSON event per line. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { CommandError, createCallServer } from './call-server.ts';
import { needed, optional, runCommand } from './run-command.ts';

const USAGE = 'npm run export -- --visitor ID [--out FILE] [--server http://localhost:4000]';

await runCommand({
  usage: USAGE,
  options: { visitor: { type: 'string' }, out: { type: 'string' }, server: { type: 'string' } },
  run: async (given) => {
    const visitor = encodeURIComponent(needed(given, 'visitor', USAGE));
    const out = optional(given, 'out');
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
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
  },
});
