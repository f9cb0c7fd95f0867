/** `/ads/creatives/…`: HLS files made from ad servers' creatives, with range requests; addresses are immutable. */
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CREATIVE_PATH } from './stored-creative.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
};

/** Key of the creative, version of its files. */
const FILE = /^\/[\da-f]{32}\/[\da-f]{16}\/(?:master\.m3u8|media\.m3u8|media\.mp4)$/;

export async function creativeRoutes(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: CREATIVE_PATH,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => FILE.test(path.startsWith('/') ? path : `/${path}`),
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
      const type = TYPES[extname(path)];
      if (type) reply.header('content-type', type);
    },
  });
}
