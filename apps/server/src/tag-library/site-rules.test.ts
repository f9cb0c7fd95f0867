import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { promoted, rolledBack } from './library-moves.ts';
import { createLibraryStore, type LibraryStore } from './library-store.ts';
import { provideLibrary } from './provide-library.ts';
import { followSiteRules, type SiteRulesSource } from './site-rules.ts';
import { aBuiltLibrary } from './testing/a-built-library.ts';

const built = (rules: string | null) =>
  aBuiltLibrary({ 'library.js': `export {} // ${rules}`, ...(rules !== null && { 'rules.js': rules }) });
const NOW = new Date('2026-11-21T10:00:00Z');
const site = { property: 'prova', environment: 'production' } as const;

let store: OperationalStore;
let library: LibraryStore;
let source: SiteRulesSource | null;
const logged: string[] = [];
const log = { error: (_: object, message: string) => void logged.push(message) } as never; // cast: only this method is used

beforeEach(async () => {
  store = await connectPglite(IN_MEMORY);
  library = createLibraryStore(store.database);
  [source, logged.length] = [null, 0];
});
afterEach(async () => {
  source?.stop();
  await store.close();
});

const publish = (rules: string | null) => library.publish(built(rules), 'x', NOW);
const promote = async () => {
  for (const [from, to] of [
    ['development', 'staging'],
    ['staging', 'production'],
  ] as const)
    await library.move('prova', (moves) => promoted(moves, from, to), 'x', NOW);
};
const follow = async (of: Pick<LibraryStore, 'inForce' | 'files' | 'vendors'> = library) => {
  source = await followSiteRules({ library: of, ...site, log, follow: store.follow, pollIntervalMs: 10 });
  return source;
};

describe('the rules that the site runs', () => {
  test('T-12 are those of the version in force, after promotion and rollback, with a notification of listeners', async () => {
    const [one, two] = [await publish('1'), await publish('2')];
    const rules = await follow();
    let changes = 0;
    rules.onChange(() => {
      changes += 1;
    });
    expect(rules.current()).toEqual({
      version: one,
      src: `/tag/prova/v/${one}/rules.js`,
      integrity: `sha256-${createHash('sha256').update('1').digest('base64')}`,
    });
    await promote();
    await expect.poll(() => rules.current()?.version).toBe(two);
    await library.move('prova', (moves) => rolledBack(moves, 'production'), 'x', NOW);
    await expect.poll(() => rules.current()?.version).toBe(one);
    expect(changes).toBe(2);
  });

  test('T-05 a version without rules for the site leaves the previous ones, logged once', async () => {
    const one = await publish('1');
    const rules = await follow();
    await publish(null);
    await promote();
    await expect.poll(() => logged.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50)); // several more checks
    expect(rules.current()?.version).toBe(one);
    expect(logged).toHaveLength(1);
  });

  test('T-12 while the database does not answer the last known rules stay; then they are updated again', async () => {
    const one = await publish('1');
    let isAway = false;
    const rules = await follow({
      ...library,
      inForce: (...args) => (isAway ? Promise.reject(new Error('away')) : library.inForce(...args)),
    });
    isAway = true;
    const two = await publish('2');
    await promote();
    await expect.poll(() => logged.length).toBeGreaterThan(1);
    expect(rules.current()?.version).toBe(one);
    isAway = false;
    await expect.poll(() => rules.current()?.version).toBe(two);
  });

  test('a property without versions has no rules', async () => {
    expect((await follow()).current()).toBeUndefined();
  });
});

describe('the library built with the server', () => {
  const provide = (rules: string, isEachPublished: boolean) =>
    provideLibrary({ library, built: built(rules), site, isEachPublished, by: 'server', now: NOW });
  const inForce = () => library.inForce('prova', 'production');

  test('T-12 is published only where the site has no version that it can run', async () => {
    await provide('1', false);
    const first = await inForce();
    expect(first).not.toBeNull();
    await provide('2', false);
    expect(await inForce()).toBe(first);
    expect((await library.status('prova')).versions).toHaveLength(1);
  });

  test('T-12 replaces a version without rules for the site', async () => {
    await publish(null);
    await provide('1', false);
    expect((await library.files('prova', (await inForce()) ?? ''))?.['rules.js']).toBe('1');
  });

  test('T-12 in the demo each build goes to development, and production stays', async () => {
    await provide('1', true);
    const first = await inForce();
    await provide('2', true);
    expect(await inForce()).toBe(first);
    expect(await library.inForce('prova', 'development')).not.toBe(first);
  });

  test('is not published for a site of another property', async () => {
    const other = { property: 'altra', environment: 'production' } as const;
    await provideLibrary({ library, built: built('1'), site: other, isEachPublished: false, by: 'server', now: NOW });
    expect(await library.properties()).toEqual([]);
  });
});
