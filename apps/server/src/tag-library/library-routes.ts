/**
 * `/tag/{property}/{environment}/library.js` for pages of other sites, and the files it loads on demand; `tag.js`, with
 * the immutable files of a version, for embed codes of earlier releases (T-06).
 */

import { DAY_S, Environment, LIBRARY_ENTRY, LibraryFileName, Slug } from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { type CompressedFile, chosenEncoding } from '../http/answers/compressed-file.ts';
import { matchesEtag } from '../http/answers/if-none-match.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { LibraryError } from './library-errors.ts';
import { createLibraryFiles } from './library-files.ts';
import { loaderText } from './library-loader.ts';
import type { LibraryFacts } from './library-settings.ts';
import type { LibraryStore } from './library-store.ts';

export interface LibraryRoutesOptions extends Pick<LibraryFacts, 'parallelRun' | 'vendorScripts'> {
  library: LibraryStore;
  organisationId: string;
  publicOrigin: string | null;
}

/** Cache lifetime, and so the longest delay of a promotion or rollback. */
const IN_FORCE_MAX_AGE_S = 60;
/** `stale-if-error`: lifetime while the server is unreachable. */
const IN_FORCE_SPARE_S = DAY_S;
const IN_FORCE = `public, max-age=${IN_FORCE_MAX_AGE_S}, stale-if-error=${IN_FORCE_SPARE_S}`;
const YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

interface EnvironmentParams {
  property: string;
  environment: string;
}

export function libraryRoutes(app: FastifyInstance, options: LibraryRoutesOptions): void {
  const { library, organisationId, publicOrigin, parallelRun, vendorScripts } = options;
  const files = createLibraryFiles(library);

  /** Throws `LibraryError` without such a property or environment, or before its first version. */
  const inForce = async (request: FastifyRequest<{ Params: EnvironmentParams }>): Promise<LibraryFacts> => {
    const { slug, environment } = toEnvironment(request.params);
    const property = await library.property(slug);
    const version = await library.inForce(slug, environment);
    if (!version) throw new LibraryError('nothingThere');
    const origin = originOf(request, publicOrigin);
    return { property, environment, version, origin, organisationId, parallelRun, vendorScripts };
  };
  const sendText = (reply: FastifyReply, body: string | Buffer, cacheControl: string) =>
    asScript(reply, cacheControl).send(body);
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: CompressedFile) => {
    const encoding = chosenEncoding(request, reply);
    return sendText(reply, await file(encoding), IMMUTABLE);
  };

  app.get<{ Params: EnvironmentParams }>(`/tag/:property/:environment/${LIBRARY_ENTRY}`, (request, reply) =>
    orNotFound(reply, async () => {
      const script = await files.script(await inForce(request));
      if (!script) throw new LibraryError('noVersion');
      const encoding = chosenEncoding(request, reply);
      const etag = `"${script.hash}-${encoding}"`;
      asScript(reply, IN_FORCE).header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(await script.file(encoding));
    }),
  );

  app.get<{ Params: EnvironmentParams }>('/tag/:property/:environment/tag.js', (request, reply) =>
    orNotFound(reply, async () => sendText(reply, loaderText(await inForce(request)), IN_FORCE)),
  );

  // Files that `library.js` imports, by names that contain their hash: a page that is open may have an earlier version.
  app.get<{ Params: EnvironmentParams & { file: string } }>('/tag/:property/:environment/:file', (request, reply) =>
    orNotFound(reply, async () => {
      const { slug, environment } = toEnvironment(request.params);
      const name = LibraryFileName.safeParse(request.params.file);
      for (const version of name.success ? await library.held(slug, environment) : []) {
        const found = await files.file(slug, version, request.params.file);
        if (found) return sendFile(request, reply, found);
      }
      return sendError(reply, 404);
    }),
  );

  app.get<{ Params: { property: string; version: string; file: string } }>(
    '/tag/:property/v/:version/:file',
    async (request, reply) => {
      const { property, version, file } = request.params;
      const isPossible = Slug.safeParse(property).success && /^[\da-f]+$/.test(version);
      const found = isPossible && (await files.file(property, version, file));
      return found ? sendFile(request, reply, found) : sendError(reply, 404);
    },
  );
}

/** Throws `LibraryError`: what cannot be a property never reaches the database. */
function toEnvironment({ property, environment }: EnvironmentParams): { slug: string; environment: Environment } {
  const slug = Slug.safeParse(property);
  if (!slug.success) throw new LibraryError('noProperty');
  const known = Environment.safeParse(environment);
  if (!known.success) throw new LibraryError('noEnvironment');
  return { slug: slug.data, environment: known.data };
}

/** Pages of any origin load it. */
const asScript = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('timing-allow-origin', '*')
    .header('cache-control', cacheControl)
    .type('text/javascript; charset=utf-8');

async function orNotFound(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LibraryError) return sendError(reply, 404, { code: error.code, message: error.message });
    throw error;
  }
}
