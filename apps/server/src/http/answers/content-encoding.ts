/**
 * Compression of responses for one visitor; pages have their own (`gzip-with-holes.ts`), files are compressed at build.
 */
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The first offered encoding that the client accepts (RFC 9110 § 12.5.3); `*` is ignored. */
export function chooseEncoding(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((entry) => entry.toLowerCase().split(';'))
      .filter(([, parameter]) => parameter === undefined || weightOf(parameter) > 0)
      .map(([name]) => name?.trim()),
  );
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/** ` q = 0.5` → 0.5; NaN for another parameter. */
function weightOf(parameter: string): number {
  const [name, value] = parameter.split('=');
  return name?.trim() === 'q' ? Number(value) : Number.NaN;
}

/** At quality 5 Brotli is smaller than gzip at a similar cost. Text mode is its default for text. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, flush: constants.BROTLI_OPERATION_FLUSH };

/** For streamed bodies: each chunk is flushed at once. Null: no compression. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'br') return createBrotliCompress(BROTLI);
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : null;
}
