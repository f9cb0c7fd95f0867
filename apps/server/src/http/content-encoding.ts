/** Compression of what is made again for one visitor; pages have theirs (`gzip-with-holes.ts`), files are compressed when built. */
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The first of what we offer that the client takes (RFC 9110 § 12.5.3); `*` promises nothing. */
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

/** Quality 5 is where Brotli beats gzip in size at a like cost; text mode is the default for what it finds to be text. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, flush: constants.BROTLI_OPERATION_FLUSH };

/** For a body that comes bit by bit: each bit leaves at once. Null leaves it as it is. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'br') return createBrotliCompress(BROTLI);
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : null;
}
