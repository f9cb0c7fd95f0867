/** Publishes the library that was built with this server where there is a reason to. */
import { type BuiltLibrary, type Environment, SITE_RULES_ENTRY } from '@sintonia/contracts';
import type { LibraryStore } from './library-store.ts';

export interface ProvideSetting {
  library: LibraryStore;
  built: BuiltLibrary;
  /** The one that the website of this server runs. */
  site: { property: string; environment: Environment };
  /** Whether each new build is published, as with the demo: it goes to development. */
  isEachPublished: boolean;
  by: string;
  now: Date;
}

/**
 * A site whose environment has no version that it can run would measure nothing: it gets the one that was built with the
 * server. Otherwise what is in force stays, whatever was built.
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
