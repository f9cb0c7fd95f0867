/**
 * The reference of `site.ts`: files and prepared answers only. Sends its port to the parent, which sends the answers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** An answer for a path; `body` in base64. */
export interface PreparedAnswer {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const ROOT = join(import.meta.dirname, '..');
const PLACES = [join(ROOT, 'apps/site/build/client'), join(ROOT, 'demo')];
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const prepared = new Map<string, { headers: Record<string, string>; body: Buffer }>();

/** A file as compressed at build time, cached in memory. */
function fileAt(path: string) {
  for (const place of PLACES) {
    const file = join(place, path);
    if (!file.startsWith(place) || !existsSync(file) || extname(file) === '') continue;
    const isPacked = existsSync(`${file}.br`);
    return {
      body: readFileSync(isPacked ? `${file}.br` : file),
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(isPacked && { 'content-encoding': 'br' }),
      },
    };
  }
  return null;
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const answer = prepared.get(path) ?? fileAt(path.split('?')[0] ?? '/');
  if (!answer) return void response.writeHead(404).end();
  prepared.set(path, answer);
  response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
});
process.on('message', ({ path, headers, body }: PreparedAnswer) => {
  prepared.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('prepared');
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
