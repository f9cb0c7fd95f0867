import type { Property } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { EventStoreError } from '../stores/events/event-store.ts';
import { libraryUse, suitesOf } from './library-use.ts';

const property = {
  slug: 'prova',
  reportSuites: { development: 'prova-dev', staging: 'prova-stg', production: 'prova' },
} as Property; // cast: other fields are not read

test.each([
  ['prova', 'production', 'prova', [['prova-dev'], ['prova-stg'], ['prova']]],
  ['prova', 'production', 'web', [['prova-dev'], ['prova-stg'], ['prova', 'web']]],
  ['prova', 'production', 'prova-dev', [[], ['prova-stg'], ['prova', 'prova-dev']]],
  ['altra', 'production', 'prova-dev', [['prova-dev'], ['prova-stg'], ['prova']]],
] as const)(
  'T-12 page views of a site of %s in %s that measures into %s count for its environment',
  (of, environment, reportSuite, expected) => {
    const { development, staging, production } = suitesOf(property, { property: of, environment, reportSuite });
    expect([development, staging, production]).toEqual(expected);
  },
);

test('T-12 unpublished versions are not listed, and an unavailable store is not reported as no page views', async () => {
  const suites = suitesOf(property, { property: 'altra', environment: 'production', reportSuite: 'x' });
  const row = { suite: 'prova', pageviews: 2, visitors: 1, lastAt: '2026-11-21T10:00:00Z' };
  const rows = [
    { ...row, version: 'a1' },
    { ...row, version: 'inventada' },
  ];
  const ask = (query: () => Promise<unknown[]>) =>
    libraryUse({ query: query as never }, suites, new Set(['a1']), Date.now()); // cast: rows of any kind
  expect(await ask(async () => rows)).toMatchObject({ development: [], staging: [], production: [{ version: 'a1' }] });
  expect(await ask(() => Promise.reject(new EventStoreError('unavailable', 'away')))).toBeNull();
});
