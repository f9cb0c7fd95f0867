/** A workspace of the product, and its allowed imports. */
export interface PackageRule {
  /** Folder of its package.json. */
  readonly root: string;
  /** Names of other workspaces, after `@sintonia/`. */
  readonly workspaces: readonly string[];
  /** It runs only in browsers. */
  readonly isBrowserOnly?: true;
}

/** docs/architecture.md, «Layers». External dependencies of a package are in its package.json. */
export const PACKAGES: readonly PackageRule[] = [
  { root: 'packages/wire', workspaces: [], isBrowserOnly: true },
  { root: 'packages/contracts', workspaces: ['wire'], isBrowserOnly: true },
  { root: 'packages/tag', workspaces: ['wire'], isBrowserOnly: true },
  { root: 'packages/player', workspaces: ['wire', 'tag'], isBrowserOnly: true },
  { root: 'packages/simulator', workspaces: ['wire', 'contracts', 'tag', 'player'] },
  { root: 'demo', workspaces: ['wire', 'contracts', 'tag', 'simulator'] },
  { root: 'apps/server', workspaces: ['wire', 'contracts', 'demo'] },
  { root: 'apps/site', workspaces: ['wire', 'contracts', 'tag', 'player'] },
  { root: 'apps/studio', workspaces: ['wire', 'contracts'], isBrowserOnly: true },
];

/** A source tree in layers of folders. Files and folders in none of them compose the rest. */
export interface LayerRule {
  readonly root: string;
  /** From the top: code imports its own layer and those after it. */
  readonly layers: readonly string[];
  /** Layers whose folders do not import one another. Folders of the others do, without cycles. */
  readonly isolated: readonly string[];
}

/** No page imports a page, and no feature a feature; the server does not import its tools. */
export const LAYERS: readonly LayerRule[] = [
  { root: 'apps/server', layers: ['tools', 'src'], isolated: [] },
  { root: 'apps/site/app', layers: ['pages', 'features', 'shared', 'ui'], isolated: ['pages', 'features'] },
];

/** Folders of a source tree: shared ones, composing ones, and known imports between the others. */
export interface FolderRule {
  readonly root: string;
  /** Folders and files that every folder may import; they import only one another. */
  readonly shared: readonly string[];
  /** Folders and files that compose the others, and that none of those imports. */
  readonly top: readonly string[];
  /**
   * Existing imports from one folder to another. A new one is refused: code shared by two features moves into a shared
   * folder. An entry without an import must be removed here.
   */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** No feature imports a feature. */
export const FOLDERS: readonly FolderRule[] = [
  {
    root: 'apps/server/src',
    shared: [
      'access',
      'config',
      'hls',
      'http',
      'ingest',
      'mail',
      'memory',
      'query',
      'start',
      'stores',
      'user-agent',
      'visitor',
    ],
    top: ['commands', 'composition', 'main.ts'],
    known: {},
  },
  {
    root: 'apps/studio/src',
    shared: [
      'annotations',
      'answers',
      'api',
      'broadcasts',
      'charts',
      'design',
      'figures',
      'forms',
      'links',
      'live-events',
      'messages',
      'neighbours',
      'period',
      'query',
      'saved-views',
      'segment-editor',
      'segments',
      'session',
      'shell',
      'states',
      'suite',
      'tables',
      'tag-versions',
      'words-curve',
    ],
    top: ['begin.ts', 'main.tsx', 'router.tsx', 'screens.ts'],
    known: {},
  },
];

/** Modules that load a build by its path: the built site, and versions of the tag library. */
export const COMPUTED_IMPORTS: readonly string[] = [
  'apps/server/src/site/load-site.ts',
  'apps/site/app/features/staff/inspector/published-versions.ts',
  'apps/site/app/shared/measurement/change-rules.ts',
  'apps/studio/src/tag-versions/published-version.ts',
];
