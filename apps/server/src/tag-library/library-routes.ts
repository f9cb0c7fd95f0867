/** `/tag/{property}/{environment}/tag.js` for pages of other sites, and the immutable files it loads (T-06). */

import { DAY_S, Environment } from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { remember } from '../memory/remember.ts';
import { createCompressedFile } from './compressed-file.ts';
import { LibraryError } from './library-errors.ts';
import { type LoaderFacts, loaderText } from './library-loader.ts';
import type { LibraryStore } from './library-store.ts';

export interface LibraryRoutesOptions extends Pick<LoaderFacts, 'parallelRun' | 'vendorScripts'> {
  library: LibraryStore;
  organisationId: string;
  publicOrigin: string | null;
}

/** Cache lifetime, and so the longest delay of a promotion or rollback. */
const LOADER_MAX_AGE_S = 60;
/** `stale-if-error`: lifetime while the server is unreachable. */
const LOADER_SPARE_S = DAY_S;
const YEAR_S = 31_536_000;
/** Versions whose files stay in memory; pages use one to three. */
const MAX_STORED = 8;

export function libraryRoutes(app: FastifyInstance, options: LibraryRoutesOptions): void {
  const { library, organisationId, publicOrigin, parallelRun, vendorScripts } = options;
  const filesOf = retainNewest(MAX_STORED, async (key) => {
    const [property = '', version = ''] = key.split('/');
    const files = await library.files(property, version);
    return files && new Map(Object.entries(files).map(([name, text]) => [name, createCompressedFile(text)]));
  });
  const send = (reply: FastifyReply, body: string | Buffer, cacheControl: string) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('cache-control', cacheControl)
      .type('text/javascript; charset=utf-8')
      .send(body);

  app.get<{ Params: { property: string; environment: string } }>(
    '/tag/:property/:environment/tag.js',
    async (request, reply) => {
      const environment = Environment.safeParse(request.params.environment);
      if (!environment.success) return sendError(reply, 404);
      const status = await library.status(request.params.property).catch(noneWhenUnknown);
      const version = status?.environments[environment.data]?.version;
      if (!status || !version) return sendError(reply, 404);
      const text = loaderText({
        property: status.property,
        environment: environment.data,
        version,
        origin: originOf(request, publicOrigin),
        organisationId,
        parallelRun,
        vendorScripts,
      });
      return send(reply, text, `public, max-age=${LOADER_MAX_AGE_S}, stale-if-error=${LOADER_SPARE_S}`);
    },
  );

  app.get<{ Params: { property: string; version: string; file: string } }>(
    '/tag/:property/v/:version/:file',
    async (request, reply) => {
      const { property, version, file } = request.params;
      const found = (await filesOf(`${property}/${version}`))?.get(file);
      if (!found) return sendError(reply, 404);
      const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.header('vary', 'accept-encoding');
      return send(reply, await found(encoding), `public, max-age=${YEAR_S}, immutable`);
    },
  );
}

function noneWhenUnknown(error: unknown): null {
  if (error instanceof LibraryError) return null;
  throw error;
}

/** Caches the last few non-null answers. */
function retainNewest<Value>(most: number, read: (key: string) => Promise<Value | null>) {
  const kept = new Map<string, Value>();
  return async (key: string): Promise<Value | null> => {
    const known = kept.get(key);
    const value = known ?? (await read(key));
    if (value === null) return null;
    remember(kept, key, value, most);
    return value;
  };
}
