/** Compression of what is made anew for each response; files are compressed when they are built. */
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 5 is where Brotli beats gzip in size at a like cost. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** The best of what the client takes (RFC 9110 § 12.5.3); `*` is not a promise of Brotli. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((entry) =>
        entry
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q\s*=\s*/),
      )
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'br') return brotli(bytes, brotliOptions);
  return encoding === 'gzip' ? zip(bytes) : bytes;
}

/** The same for a body that comes bit by bit: each bit leaves at once. Null leaves it as it is. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'br') return createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH });
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : null;
}
