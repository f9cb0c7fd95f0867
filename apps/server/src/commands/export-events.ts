/** `npm run export -- events …`: raw events as files, one per day; a day above the size limit is split. */

import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { DAY_MS } from '@sintonia/contracts';
import { type CallServer, CommandError } from './call-server.ts';

export interface EventExport {
  call: CallServer;
  table: string;
  suite: string | undefined;
  format: string;
  /** Days in UTC, inclusive. */
  from: string;
  to: string;
  /** Directory, created if missing. */
  out: string;
  print: (line: string) => void;
}

const SHORTEST_MS = 60_000;
/** HTTP status of a file above the limit. */
const TOO_MUCH = 422;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Rejects with `CommandError`. Complete files stay when a later one fails. */
export async function exportEvents(selection: EventExport): Promise<number> {
  const { from, to, out, format } = selection;
  const [fromMs, lastMs] = [Date.parse(from), Date.parse(to)];
  const isDays = DAY.test(from) && DAY.test(to) && fromMs <= lastMs;
  if (!isDays) throw new CommandError('--from and --to are days, as 2026-11-01, and --from is not after --to.');
  if (format !== 'jsonl' && format !== 'parquet') throw new CommandError('--format is parquet or jsonl.');
  await mkdir(out, { recursive: true });
  let files = 0;
  for (let dayMs = fromMs; dayMs <= lastMs; dayMs += DAY_MS) files += await write(selection, dayMs, dayMs + DAY_MS);
  return files;
}

/** Returns the number of files. */
async function write(selection: EventExport, fromMs: number, toMs: number): Promise<number> {
  const { call, table, suite, format, out, print } = selection;
  const iso = (ms: number) => new Date(ms).toISOString();
  const query = new URLSearchParams({ table, format, from: iso(fromMs), to: iso(toMs), ...(suite && { suite }) });
  const answer = await call({ method: 'GET', path: `/api/v1/events?${query}` }).catch((error: unknown) => {
    const isTooMuch = error instanceof CommandError && error.status === TOO_MUCH;
    if (isTooMuch && toMs - fromMs > SHORTEST_MS) return null;
    throw error;
  });
  if (answer === null) {
    const middleMs = fromMs + Math.floor((toMs - fromMs) / 2 / SHORTEST_MS) * SHORTEST_MS;
    return (await write(selection, fromMs, middleMs)) + (await write(selection, middleMs, toMs));
  }
  const isDay = toMs - fromMs === DAY_MS;
  const when = isDay ? iso(fromMs).slice(0, 10) : iso(fromMs).slice(0, 16).replace(':', '');
  const file = join(out, `${table}-${when}.${format}`);
  const part = `${file}.part`;
  try {
    const body = Readable.fromWeb((answer.body ?? new ReadableStream()) as NodeReadableStream); // cast: the same class in two type libraries
    await pipeline(body, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    throw new CommandError(`The export was cut: ${error instanceof Error ? error.message : String(error)}`);
  }
  print(file);
  return 1;
}
