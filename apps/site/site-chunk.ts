import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The part of the bundler's module graph that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const APP = join(import.meta.dirname, 'app');
const ALWAYS = ['entry.client.tsx', 'root.tsx', 'layout.tsx'];

/** Folders whose code only pages of that area load. */
const OF_AN_AREA =
  /app[\\/]\w+[\\/](accounts|cards|forms|home|live|news|on-air[\\/](?!on-at)|participation|programmes|search|radio|episodes[\\/]Episode(Theatre|Texts)|weather|tools|visitor[\\/](ContinueWatchingRail|WatchedLine|shelf-view|return-after))/;

/** Small modules of packages that several areas use. */
const OF_PACKAGES = /contracts[\\/]src[\\/]place-name|player[\\/]src[\\/]player-link/;

/**
 * Names the chunk «site» for modules that every page loads, and for those outside an area that two routes import. Only
 * modules of the site are listed: the bundler adds the packages' modules that they really use, and a package's public
 * file imports more.
 */
export function siteChunk(): (id: string, graph: Graph) => string | null {
  let members: ReadonlySet<string> | undefined;
  return (id, graph) => {
    members ??= siteModules(graph);
    return members.has(id) || OF_PACKAGES.test(id) ? 'site' : null;
  };
}

function siteModules(graph: Graph): ReadonlySet<string> {
  const always = new Set(ALWAYS.flatMap((file) => [...importsOf(join(APP, file), graph)]));
  const routes = globSync('pages/**/*-route.{ts,tsx}', { cwd: APP }).map((file) => importsOf(join(APP, file), graph));
  const isShared = (id: string) => !OF_AN_AREA.test(id) && routes.filter((route) => route.has(id)).length > 1;
  return new Set([...always, ...routes.flatMap((route) => [...route]).filter(isShared)]);
}

/** A module of the site with its static imports, and theirs. */
function importsOf(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id) || !id.startsWith(APP)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, graph, found);
  return found;
}
