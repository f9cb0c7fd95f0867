import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after Brotli 11, as precompressed assets are sent. */
export function brotliSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export const fileSize = (path: string): number => brotliSize(readFileSync(path));
