/** Every regular expression of the product runs in time linear in its input, also for hostile input. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['apps/*/src', 'apps/site/app', 'packages/*/src', 'demo/rules'];

/** Files whose expressions read only files of this repository. */
const READ_OWN_FILES = new Set([
  'apps/server/src/advertising/testing/an-advertising-server.ts',
  'apps/server/src/stores/events/migrate.ts',
  'apps/server/src/stores/events/table-layout.ts',
  'apps/server/src/stores/operational/migrate.ts',
]);

interface Complexity {
  status: 'safe' | 'vulnerable' | 'unknown';
  complexity?: { type: string; degree?: number; isFuzz: boolean };
  attack?: Attack & { pattern: string };
}

interface Attack {
  pumps: readonly { prefix: string; pump: string }[];
  suffix: string;
}

process.env.RECHECK_BACKEND = 'pure'; // the engine that is the same on every machine
// recheck's types need those of its optional engines.
const { checkSync }: { checkSync(source: string, flags: string, options: object): Complexity } = createRequire(
  import.meta.url,
)('recheck');

/** The analysis builds an automaton; the timeout only bounds its duration. */
function judge(source: string, flags: string): Complexity {
  const verdict = checkSync(source, flags, { timeout: 300_000 });
  // Lookaround has no automaton: such expressions are fuzzed, and an attack is verified on the real engine.
  const { complexity, attack } = verdict;
  if (!complexity?.isFuzz || !attack) return verdict;
  const repeats = complexity.type === 'exponential' ? 3 : 2000;
  if (growsFast(new RegExp(source, flags), attack, repeats)) return verdict;
  return { status: 'safe' };
}

/** True when eight times the text takes far more than eight times as long: 64 times for a quadratic expression. */
function growsFast(expression: RegExp, { pumps, suffix }: Attack, repeats: number): boolean {
  const bestMs = (repeat: number) => {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(repeat)).join('') + suffix;
    const timings = Array.from({ length: 15 }, () => {
      const sinceMs = performance.now();
      text.replace(expression, '');
      return performance.now() - sinceMs;
    });
    return Math.min(...timings);
  };
  return bestMs(8 * repeats) > 24 * Math.max(bestMs(repeats), 0.05);
}

interface Found {
  source: string;
  flags: string;
}

/** Regular expression literals, and the lines of expressions built at run time. */
function expressionsIn(path: string, code: string): { literals: Found[]; built: string[] } {
  const literals: Found[] = [];
  const built: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }; // cast: ESTree's regular expression
      literals.push({ source: pattern, flags });
    }
    if ('callee' in node && isRegExp(node.callee)) {
      const { start } = node as unknown as { start: number }; // cast: every node has a position
      built.push(`${path}:${code.slice(0, start).split('\n').length}`);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, code).program);
  return { literals, built };
}

const isRegExp = (callee: unknown): boolean =>
  typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'RegExp';

const all = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
  .filter((path) => !/\.test\.tsx?$/.test(path) && !READ_OWN_FILES.has(path))
  .map((path) => ({ path, ...expressionsIn(path, readFileSync(join(ROOT, path), 'utf8')) }));

describe('regular expressions of the product', () => {
  test('S-06 are classified correctly: an exponential, a cubic and a linear one', () => {
    expect(judge('^(a|aa)+$', '').complexity?.type).toBe('exponential');
    expect(judge('^/.*a.*a.*b$', '').complexity?.type).toBe('polynomial');
    expect(judge('^[a-z]+(-[a-z]+)*$', '').status).toBe('safe');
    expect(expressionsIn('one.ts', 'const a = /b+/g;\nnew RegExp(a); RegExp("c")')).toEqual({
      literals: [{ source: 'b+', flags: 'g' }],
      built: ['one.ts:2', 'one.ts:2'],
    });
  });

  test('S-06 run in linear time in apps and packages', () => {
    const places = new Map<string, Found & { paths: string[] }>();
    for (const { path, literals } of all) {
      for (const { source, flags } of literals) {
        const key = `/${source}/${flags}`;
        const known = places.get(key) ?? { source, flags, paths: [] };
        known.paths.push(path);
        places.set(key, known);
      }
    }
    expect(places.size).toBeGreaterThan(200);
    const wrong = [...places].flatMap(([expression, { source, flags, paths }]) => {
      const { status, complexity, attack } = judge(source, flags);
      return status === 'safe' ? [] : [{ expression, paths, status, complexity, attack: attack?.pattern }];
    });
    expect(wrong).toEqual([]);
  }, 1_800_000);

  test('S-06 are never built from input while the server or a page runs', () => {
    const builders = all.filter(({ path }) => !path.startsWith('demo/')).flatMap(({ built }) => built);
    expect(builders).toEqual([]);
  });
});
