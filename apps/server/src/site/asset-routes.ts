/** Files that browsers fetch: the built site's assets and the media. */
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowAnyOrigin } from '../http/cross-origin.ts';
import { SiteError } from './site-errors.ts';

/** The name of an asset changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Other files keep their name: asked again after an hour, answered 304 when unchanged. */
const AN_HOUR = 'public, max-age=3600';

/** It answers for every page, from wherever it is kept (Service Workers, section 6.2). */
const WORKER = /\/assets\/service-worker-[^/]+\.js(\.br|\.gz)?$/;

/** What players and browsers expect (RFC 8216 § 4, RFC 8081 …); the table of the file server differs for some. */
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

/** What browsers and readers of feeds ask for without having read a page, and which icon that is. */
const ICONS = {
  '/favicon.ico': '/icons/icon-192.png',
  '/apple-touch-icon.png': '/icons/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': '/icons/apple-touch-icon.png',
} as const;

/** `/assets/…`, compressed when they were built, and what else stands at the root of the built site. */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  for (const [asked, icon] of Object.entries(ICONS)) {
    app.get(asked, (_, reply) => reply.header('cache-control', AN_HOUR).redirect(icon, 301));
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

/** `/media/…`, in ranges. @param isHeld by path below it: 404 for now */
export async function serveMedia(
  app: FastifyInstance,
  mediaDir: string,
  isHeld: (path: string) => boolean = () => false,
): Promise<void> {
  if (!existsSync(mediaDir)) throw new SiteError('noMedia', mediaDir);
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    allowedPath: (path) => !isHeld(path),
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', AN_HOUR);
      const type = MEDIA_TYPES[extname(path)];
      if (type) reply.header('content-type', type);
      // Feeds and oEmbed name our pictures, for readers that show them on pages of their own (W-12).
      if (type?.startsWith('image/')) allowAnyOrigin(reply);
    },
  });
}
