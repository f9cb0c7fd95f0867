import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf, loadsComputed, startedSourcesOf } from './imports-of.ts';
import { impureFiles } from './impure-files.ts';
import {
  COMPUTED_IMPORTS,
  FOLDERS,
  type FolderRule,
  LAYERS,
  type LayerRule,
  PACKAGES,
  type PackageRule,
} from './layer-rules.ts';
import { importedByTestsOnly } from './only-tests.ts';

/** An import that crosses a layer, or a rule that no import needs. */
export interface Break {
  readonly path: string;
  readonly why: string;
}

/** A module of the product: its imports and its package. */
interface Module {
  readonly path: string;
  readonly imports: readonly string[];
  readonly owner: PackageRule;
}

const IS_SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
/** Test support; production never imports it. */
const IS_FOR_TESTS = /\.test\.tsx?$|\/(?:testing|conformance)\//;
/** Build code of a package is not part of it. */
const IS_BUILD =
  /\/[\w-]+(?:\.[\w-]+)?\.config\.ts$|^demo\/(?:media|map)-source\/|^apps\/site\/(?:(?:faces|icons)\/|(?:class-names|retry-routes|app\/routes)\.ts$)/;

const isUnder = (path: string, root: string) => path.startsWith(`${root}/`);
const isPath = (name: string) => name.startsWith('.');
/** Target path of a relative import. */
const target = (from: string, name: string) => posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
/** `@scope/name/file` → `@scope/name`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

/**
 * Every layer violation (docs/architecture.md).
 *
 * @param files text of each file by its path from the root of the repository, with `/`
 */
export function findBreaks(files: ReadonlyMap<string, string>): Break[] {
  const modules = [...files].flatMap(([path, text]): Module[] => {
    const owner = PACKAGES.find(({ root }) => isUnder(path, root));
    return owner && IS_SOURCE.test(path) && !IS_FOR_TESTS.test(path) && !IS_BUILD.test(path)
      ? [{ path, owner, imports: [...importsOf(text), ...startedSourcesOf(text)] }]
      : [];
  });
  return [
    ...modules.flatMap((module) => importBreaks(module, declaredBy(files, module.owner))),
    ...PACKAGES.flatMap((rule) => declarationBreaks(files, rule)),
    ...LAYERS.flatMap((rule) => layerBreaks(rule, modules)),
    ...FOLDERS.flatMap((rule) => folderBreaks(rule, modules)),
    ...computedBreaks(files, modules),
    ...impureFiles(files, (path) => IS_FOR_TESTS.test(path)).map(({ path, found }) => ({
      path,
      why: `says that it is pure, and uses ${found}: take it as an argument`,
    })),
    ...importedByTestsOnly(files, (path) => IS_FOR_TESTS.test(path)).map((path) => ({
      path,
      why: 'is imported by tests only: it belongs into a folder `testing`',
    })),
  ];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function declaredBy(files: ReadonlyMap<string, string>, { root }: PackageRule): string[] {
  const { dependencies, peerDependencies } = JSON.parse(files.get(`${root}/package.json`) ?? '{}') as Manifest; // cast: npm has parsed it
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function importBreaks({ path, imports, owner }: Module, declared: readonly string[]): Break[] {
  const why = (name: string): string | false => {
    if (isPath(name)) {
      const to = target(path, name);
      return (
        (!isUnder(to, owner.root) && `leaves ${owner.root} for ${to}`) ||
        (IS_FOR_TESTS.test(to) && `imports ${to}, which is for tests`)
      );
    }
    if (isNode(name)) return !!owner.isBrowserOnly && `imports ${name}, and it runs in browsers`;
    return (
      !name.startsWith('virtual:') &&
      !declared.includes(packageOf(name)) &&
      `imports ${name}, which ${owner.root}/package.json does not name`
    );
  };
  return imports.flatMap((name) => {
    const reason = why(name);
    return reason ? [{ path, why: reason }] : [];
  });
}

/** Modules that load a module by a computed path, which no rule can check. */
const computedBreaks = (files: ReadonlyMap<string, string>, modules: readonly Module[]): Break[] =>
  modules
    .filter(({ path }) => !COMPUTED_IMPORTS.includes(path) && loadsComputed(files.get(path) ?? ''))
    .map(({ path }) => ({ path, why: 'loads a module by a computed path: name it in the import' }));

/** A package.json that names a workspace of a higher layer. */
const declarationBreaks = (files: ReadonlyMap<string, string>, rule: PackageRule): Break[] =>
  declaredBy(files, rule).flatMap((name) =>
    name.startsWith('@sintonia/') && !rule.workspaces.includes(name.replace('@sintonia/', ''))
      ? [{ path: `${rule.root}/package.json`, why: `names ${name}, which is no layer below` }]
      : [],
  );

function layerBreaks({ root, layers, isolated }: LayerRule, modules: readonly Module[]): Break[] {
  const placeOf = (path: string) => {
    const [layer = '', folder = ''] = path.slice(root.length + 1).split('/');
    return { layer, folder, rank: layers.indexOf(layer) };
  };
  const all = modules
    .filter(({ path }) => isUnder(path, root))
    .flatMap(({ path, imports }) =>
      imports
        .filter(isPath)
        .map((name) => target(path, name))
        .filter((to) => isUnder(to, root) && !to.endsWith('.json'))
        .map((to) => ({ path, to, from: placeOf(path), into: placeOf(to) })),
    );
  // Folders that have a rule of their own are checked by it.
  const hasFolderRule = (layer: string) => FOLDERS.some((rule) => rule.root === `${root}/${layer}`);
  const besides = all.filter(
    ({ from, into }) =>
      from.rank >= 0 && from.layer === into.layer && from.folder !== into.folder && !hasFolderRule(from.layer),
  );
  const leads = (from: string, layer: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return besides.some(
      (one) => one.from.layer === layer && one.from.folder === from && leads(one.into.folder, layer, to, seen),
    );
  };
  return [
    ...all
      .filter(({ from, into }) => into.rank < from.rank)
      .map(({ path, to, from }) => ({ path, why: `of ${from.layer} imports ${to}, which is above it` })),
    ...besides
      .filter(({ from, into }) => isolated.includes(from.layer) || leads(into.folder, from.layer, from.folder))
      .map(({ path, from, into }) => ({
        path,
        why: isolated.includes(from.layer)
          ? `imports ${into.folder}, another of ${from.layer}: what both need moves into a layer below`
          : `imports ${into.folder}, which imports ${from.folder}`,
      })),
  ];
}

function folderBreaks({ root, shared, top, known }: FolderRule, modules: readonly Module[]): Break[] {
  const folderOf = (path: string) => path.slice(root.length + 1).split('/', 1)[0] ?? '';
  const used = new Set<string>();
  const breaks = modules.flatMap(({ path, imports }): Break[] => {
    const from = folderOf(path);
    if (!isUnder(path, root) || top.includes(from)) return [];
    const others = imports
      .filter(isPath)
      .map((name) => target(path, name))
      .filter((to) => isUnder(to, root))
      .map(folderOf)
      .filter((to) => to !== from && !shared.includes(to));
    for (const to of others) used.add(`${from} → ${to}`);
    return others
      .filter((to) => !known[from]?.includes(to))
      .map((to) => ({ path, why: `${from} imports ${to}: what both need moves into a shared folder` }));
  });
  const unused = Object.entries(known).flatMap(([from, all]) =>
    all
      .filter((to) => !used.has(`${from} → ${to}`))
      .map((to) => ({ path: 'scripts/layers/layer-rules.ts', why: `${from} imports ${to} no more: take it away` })),
  );
  return [...breaks, ...unused];
}
