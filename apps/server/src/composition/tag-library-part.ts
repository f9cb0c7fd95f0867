import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { libraryRoutes } from '../tag-library/library-routes.ts';
import type { LibraryStore } from '../tag-library/library-store.ts';
import { provideLibrary } from '../tag-library/provide-library.ts';
import { readBuiltLibrary } from '../tag-library/read-built-library.ts';
import { registerPart } from './optional-part.ts';
import type { WebRoleOptions } from './web-role-options.ts';

const DEMO_TAG_LIBRARY_DIR = fileURLToPath(new URL('../../../../demo/build/tag-library/', import.meta.url));

/** Publishes the built tag library where needed, and serves its files to pages. */
export async function registerLibrary(
  app: FastifyInstance,
  options: WebRoleOptions,
  library: LibraryStore,
): Promise<void> {
  const { config } = options;
  await registerPart(app, 'tagLibrary', options, async (scope) => {
    const { organisationId, publicOrigin, parallelRun, vendorScripts } = config;
    libraryRoutes(scope, {
      library,
      organisationId,
      publicOrigin,
      parallelRun: parallelRun ?? undefined,
      vendorScripts: vendorScripts?.scripts,
    });
    await provideLibrary({
      library,
      built: await readBuiltLibrary(DEMO_TAG_LIBRARY_DIR),
      site: config.site,
      isEachPublished: config.demo,
      by: config.demo ? 'demo' : 'server',
      now: new Date(),
    });
  });
}
