/** A feed as text from a file or address: size-limited, decompressed, decoded. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { ImportError } from '../import-errors.ts';
import { decodeText } from './decode-text.ts';
import type { FetchSetting } from './fetch-setting.ts';
import { fetchSource } from './fetch-source.ts';
import { MAX_SOURCE_BYTES, MAX_SOURCE_MEGABYTES } from './source-limits.ts';

export interface ReadSetting extends FetchSetting {
  /** Bytes read so far, and the total; null if unknown. */
  onProgress(bytes: number, of: number | null): void;
  maxBytes?: number;
}

const isAddress = (where: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(where);

/** Holds at most twice the limit in memory. Throws `ImportError`. */
export async function readSource(where: string, setting: ReadSetting): Promise<string> {
  const { onProgress, maxBytes = MAX_SOURCE_BYTES } = setting;
  const { body, length, charset } = isAddress(where) ? await fetchSource(where, setting) : await openFile(where);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new ImportError('tooLarge', where, MAX_SOURCE_MEGABYTES);
    parts.push(part);
    onProgress(bytes, length);
  }
  if (bytes === 0) throw new ImportError('empty', where);
  return decodeText(uncompressed(Buffer.concat(parts), where, maxBytes), charset, where);
}

async function openFile(where: string) {
  const found = await stat(where).catch(() => null);
  if (!found?.isFile()) throw new ImportError('notFound', where);
  return { body: fileParts(where), length: found.size, charset: null };
}

async function* fileParts(where: string): AsyncIterable<Buffer> {
  try {
    yield* createReadStream(where) as AsyncIterable<Buffer>;
  } catch {
    throw new ImportError('notFound', where);
  }
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A compressed file that may also have been compressed for transfer. */
function uncompressed(bytes: Buffer, where: string, maxBytes: number): Buffer {
  let plain = bytes;
  for (let level = 0; level < 2 && isGzip(plain); level++) {
    try {
      plain = gunzipSync(plain, { maxOutputLength: maxBytes });
    } catch (error) {
      const isTooLarge = error instanceof RangeError;
      throw isTooLarge ? new ImportError('tooLarge', where, MAX_SOURCE_MEGABYTES) : new ImportError('badGzip', where);
    }
  }
  return plain;
}
