/** Publishes the library built with this server where necessary. */
import { type BuiltLibrary, type Environment, SITE_RULES_ENTRY } from '@sintonia/contracts';
import type { LibraryStore } from './library-store.ts';

export interface ProvideSetting {
  library: LibraryStore;
  built: BuiltLibrary;
  /** The property of this server's website. */
  site: { property: string; environment: Environment };
  /** Whether each new build is published to development, as in the demo. */
  isEachPublished: boolean;
  by: string;
  now: Date;
}

/**
 * An environment without a version that the site can run would measure nothing, so it gets the version built with the
 * server. Otherwise the version in force stays.
 */
export async function provideLibrary({
  library,
  built,
  site,
  isEachPublished,
  by,
  now,
}: ProvideSetting): Promise<void> {
  const { slug } = built.property;
  const inForce = await library.inForce(site.property, site.environment);
  const files = inForce === null ? null : await library.files(site.property, inForce);
  const isNeeded = slug === site.property && files?.[SITE_RULES_ENTRY] === undefined;
  if (!isNeeded && !isEachPublished) return;
  const version = await library.publish(built, by, now);
  if (!isNeeded || (await library.inForce(slug, site.environment)) === version) return;
  await library.move(slug, () => ({ environment: site.environment, version, kind: 'published' }), by, now);
}
