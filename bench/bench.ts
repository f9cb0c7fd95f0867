/** `npm run bench -- <name>`: runs one benchmark and prints its ratios. Without a name, lists the benchmarks. */

/** By name: the module's `run` prints its results. Loaded on demand. */
const BENCHES: Record<string, () => Promise<{ run: () => void | Promise<void> }>> = {
  collect: () => import('./collect.ts'),
  'forgery-signals': () => import('./forgery-signals.ts'),
  'collect-sustained': () => import('./collect-sustained.ts'),
  'collect-memory': () => import('./collect-memory.ts'),
  memory: () => import('./memory.ts'),
  decide: () => import('./decide.ts'),
  playback: () => import('./playback-session.ts'),
  player: () => import('./player.ts'),
  queries: () => import('./queries.ts'),
  reports: () => import('./reports.ts'),
  tag: () => import('./tag.ts'),
  site: () => import('./site.ts'),
  studio: () => import('./studio.ts'),
};

const name = process.argv[2] ?? '';
const load = BENCHES[name];
if (load) await (await load()).run();
else {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 1;
}

export {};
