/** Decodes bytes into text by their encoding. Pure. */
import { ImportError } from '../import-errors.ts';

/** Number of bytes searched for a declared encoding. */
const HEAD_BYTES = 200;

/**
 * Encoding: byte order mark, else the document's declaration, else the content type, else UTF-8. Bytes invalid in
 * that encoding are refused: guessing would corrupt accents.
 *
 * @throws ImportError
 */
export function decodeText(bytes: Uint8Array, charset: string | null, where: string): string {
  const encoding = marked(bytes) ?? declared(bytes) ?? charset ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError('encoding', where, encoding);
  }
}

function marked([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

function declared(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^\s*<\?xml[^>]*?encoding=["']([\w.:-]+)["']/.exec(head)?.[1] ?? null;
}
