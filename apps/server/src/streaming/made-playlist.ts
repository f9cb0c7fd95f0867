import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/answers/content-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Segments of two hours differ by a number each: at quality 5 some 120 KB compress to 3 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A generated playlist, shared by all viewers until the next segment is complete. */
export interface MadePlaylist {
  /** Time of its next change, epoch ms. */
  untilMs: number;
  /** Its bytes in an encoding; compressed on first use. */
  as(encoding: Encoding): Promise<Buffer>;
}

export function makePlaylist(text: string, untilMs: number): MadePlaylist {
  const plain = Buffer.from(text);
  const done = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    untilMs,
    as(encoding) {
      const known = done.get(encoding);
      if (known) return known;
      const compressing = encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain);
      done.set(encoding, compressing);
      return compressing;
    },
  };
}
