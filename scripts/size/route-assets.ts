import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface RouteEntry {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}
interface AssetsManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteEntry>;
}

export interface RouteAssets {
  id: string;
  scripts: string[];
  styles: string[];
}

/** The scripts and styles that the first view of each page route loads: the site's own manifest, and what it lists. */
export function routeAssets(client: string): RouteAssets[] {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`no route manifest below ${assets}: build the site first`);
  const text = readFileSync(join(assets, file), 'utf8');
  const manifest: AssetsManifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
  return Object.values(manifest.routes)
    .filter((route) => !parents.has(route.id))
    .map((route) => {
      const chain = withParents(route, manifest.routes);
      return {
        id: route.id,
        scripts: unique([
          `/assets/${file}`,
          ...[manifest.entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]),
        ]),
        styles: unique(chain.flatMap(({ css = [] }) => css)),
      };
    });
}

function withParents(route: RouteEntry, routes: Record<string, RouteEntry>): RouteEntry[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...withParents(parent, routes), route] : [route];
}

const unique = (paths: string[]) => [...new Set(paths)];
