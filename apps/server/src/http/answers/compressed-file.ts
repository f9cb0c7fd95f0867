/** A frequently requested, immutable text: compressed at the highest level, once per encoding. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './content-encoding.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes) => gz(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/** Returns the bytes in an encoding, created on first use. */
export type CompressedFile = (encoding: Encoding) => Promise<Buffer>;

export function createCompressedFile(text: string): CompressedFile {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? COMPRESS[encoding](bytes);
    made.set(encoding, known);
    return known;
  };
}

/** The encoding of an answer that has such a file, stated in its headers. */
export function chosenEncoding(request: FastifyRequest, reply: FastifyReply): Encoding {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding');
  return encoding;
}
