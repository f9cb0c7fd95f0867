/** The body of `/collect`: one `path?query` per line, as text or gzip. */

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RejectReason } from '@sintonia/contracts';
import { BATCH_LINES } from '@sintonia/wire';
import { BODY_BYTES } from '../http/app/limits.ts';
import { protocolOf, type Received } from '../ingest/received.ts';
import { bodyText, splitTarget } from '../ingest/request-to-received.ts';

/** Prefix of the stored bytes of a rejected compressed batch. */
export const BASE64 = 'base64,';

export type BatchRefusal = Extract<RejectReason, 'tooLarge' | 'notGzip' | 'notUtf8' | 'tooManyLines'>;
export type Batch = { ok: true; lines: string[] } | { ok: false; why: BatchRefusal };

/** Reads a body. The limit also applies to the decompressed text, so a small body cannot expand to a large one. */
export async function readBatch(body: Buffer, isGzip: boolean): Promise<Batch> {
  const plain = isGzip ? await unfold(body) : body;
  if (typeof plain === 'string') return { ok: false, why: plain };
  const text = bodyText(plain);
  if (text === null) return { ok: false, why: 'notUtf8' };
  const lines = linesOf(text);
  return lines.length > BATCH_LINES ? { ok: false, why: 'tooManyLines' } : { ok: true, lines };
}

/** Ignores empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line !== '');

const gunzipAsync = promisify(gunzip);

async function unfold(body: Buffer): Promise<Buffer | 'tooLarge' | 'notGzip'> {
  try {
    return await gunzipAsync(body, { maxOutputLength: BODY_BYTES });
  } catch (error) {
    return error instanceof RangeError ? 'tooLarge' : 'notGzip';
  }
}

/** Converts one line into an event. */
export function lineToReceived(line: string, common: Omit<Received, 'path' | 'query' | 'protocol'>): Received {
  const [path, query] = splitTarget(line);
  return { ...common, path, query, protocol: protocolOf(path) };
}
