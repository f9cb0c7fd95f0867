/** The studio: a single-page application at `/estudi/`; all addresses below it serve the same page. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { StudioError } from './studio-errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Charts position their marks with style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export interface StudioRoutesOptions {
  /** Build output of the studio (`apps/studio/dist`). */
  distDir: string;
}

/** Throws `StudioError` on registration if the studio is not built. */
export const studioRoutes: FastifyPluginAsync<StudioRoutesOptions> = async (app, options) => {
  const distDir = resolve(options.distDir);
  const page = join(distDir, 'index.html');
  if (!existsSync(page)) throw new StudioError('notBuilt', page);

  await app.register(fastifyStatic, {
    root: distDir,
    prefix: '/estudi/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', path.startsWith(`${distDir}/assets/`) ? FOR_EVER : 'no-cache');
    },
  });

  const sendStudio = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .sendFile('index.html', distDir, { cacheControl: false });
  app.get('/estudi', (_request, reply) => reply.redirect('/estudi/', 301));
  app.get('/estudi/', (_request, reply) => sendStudio(reply));
  app.get('/estudi/*', (request, reply) =>
    request.url.startsWith('/estudi/assets/') ? reply.callNotFound() : sendStudio(reply),
  );
};
