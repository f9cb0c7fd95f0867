import type { IncomingMessage } from 'node:http';

/** `aborted`: the client left before the end, so nobody reads an answer. */
export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'aborted' };

/** Reads the bytes of a request's body. Above the limit the rest is discarded. Never rejects. */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<RequestBody> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve({ kind: 'tooLarge' });
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= mostBytes) return void chunks.push(chunk);
      chunks = [];
      resolve({ kind: 'tooLarge' });
    });
    request.on('end', () => resolve({ kind: 'whole', bytes: Buffer.concat(chunks) }));
    request.on('error', () => resolve({ kind: 'aborted' }));
    request.on('close', () => resolve({ kind: 'aborted' }));
  });
}
