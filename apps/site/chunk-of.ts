import { globSync } from 'node:fs';
import { join } from 'node:path';
import { declaredChunk } from './declared-chunk.ts';

/** The part of the bundler's module graph that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const APP = join(import.meta.dirname, 'app');
const PLAYER = join(import.meta.dirname, '../../packages/player/src');
const ALWAYS = ['entry.client.tsx', 'root.tsx', 'layout.tsx'];

/** Names the file into which the bundler puts a module, or null (0033). Only static imports count. */
export function createChunkOf() {
  let site: ReadonlySet<string> | undefined;
  let player: ReadonlySet<string> | undefined;
  return {
    /** What every page loads, and what two routes import and no folder declares. */
    site: (id: string, graph: Graph) => {
      site ??= siteModules(graph);
      return site.has(id) || declaredChunk(id) === 'site' ? 'site' : null;
    },
    /** Chunk that the module's folder declares. */
    declared: (id: string) => {
      const chunk = declaredChunk(id);
      return chunk === 'own' ? null : chunk;
    },
    /** The player as it is before play is pressed; `lazy-parts.ts` and the engine load the rest. */
    player: (id: string, graph: Graph) => {
      player ??= importsOf(join(PLAYER, 'Player.tsx'), PLAYER, graph).add(
        join(APP, 'shared/measurement/MeasuredPlayer.tsx'),
      );
      return player.has(id) ? 'player' : null;
    },
  };
}

/**
 * Only modules of the site: the bundler adds the packages' modules that they really use, and a package's public file
 * imports more.
 */
function siteModules(graph: Graph): ReadonlySet<string> {
  const always = ALWAYS.flatMap((file) => [...importsOf(join(APP, file), APP, graph)]);
  const routes = globSync('pages/**/*-route.{ts,tsx}', { cwd: APP }).map((file) =>
    importsOf(join(APP, file), APP, graph),
  );
  const isShared = (id: string) => !declaredChunk(id) && routes.filter((route) => route.has(id)).length > 1;
  return new Set([...always, ...routes.flatMap((route) => [...route]).filter(isShared)]);
}

/** A module with its static imports within a folder, and theirs. */
function importsOf(id: string, within: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id) || !id.startsWith(within)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, within, graph, found);
  return found;
}
