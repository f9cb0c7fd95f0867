/** Static files: the built site's assets, and media. */
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowAnyOrigin } from '../http/protection/cross-origin.ts';
import { SiteError } from './site-errors.ts';

/** An asset's name changes with its content, so it is immutable. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Other files keep their name: revalidated after an hour, 304 if unchanged. */
const AN_HOUR = 'public, max-age=3600';

/**
 * Allows the service worker to control all pages, although it is served below `/assets/` (Service Workers, section
 * 6.2).
 */
const WORKER = /\/assets\/service-worker-[^/]+\.js(\.br|\.gz)?$/;

/** Content types that players and browsers expect (RFC 8216 § 4, RFC 8081 …), where the file server's table differs. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ts': 'video/mp2t',
  '.vtt': 'text/vtt; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
};

/** Icon paths that browsers and feed readers request without reading a page, and their targets. */
const ICONS = {
  '/favicon.ico': '/icons/icon-192.png',
  '/apple-touch-icon.png': '/icons/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': '/icons/apple-touch-icon.png',
} as const;

/** `/assets/…`, compressed at build, and other files at the root of the built site. */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  for (const [path, icon] of Object.entries(ICONS)) {
    app.get(path, (_, reply) => reply.header('cache-control', AN_HOUR).redirect(icon, 301));
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', path.startsWith(`${clientDir}/assets/`) ? FOR_EVER : AN_HOUR);
      if (WORKER.test(path)) reply.header('service-worker-allowed', '/');
    },
  });
}

/** `/media/…`, in ranges. @param isEmbargoed whether a path below it is under embargo: then 404 */
export async function serveMedia(
  app: FastifyInstance,
  mediaDir: string,
  isEmbargoed: (path: string) => boolean = () => false,
): Promise<void> {
  if (!existsSync(mediaDir)) throw new SiteError('noMedia', mediaDir);
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    allowedPath: (path) => !isEmbargoed(path),
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', AN_HOUR);
      const type = MEDIA_TYPES[extname(path)];
      if (type) reply.header('content-type', type);
      // CORS: feeds and oEmbed refer to our pictures, which readers show on their own pages (W-12).
      if (type?.startsWith('image/')) allowAnyOrigin(reply);
    },
  });
}
