/** A page of the site is in the places of `docs/changing.md`: area, route, measurement, example for browser tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../apps/site/app/routes.ts';
import { PERSONAL_ROUTES, PUBLIC_ROUTES } from '../e2e/support/routes.ts';
import { SITE_AREAS } from '../packages/contracts/src/site-areas.ts';

interface RouteConfigEntry {
  file: string;
  path?: string;
  children?: RouteConfigEntry[];
}
const withChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(withChildren),
];
/** Paths of routes that show a page: not those of data, forms or the page of errors. */
const pageRoutes = (routes as RouteConfigEntry[])
  .flatMap(withChildren)
  .filter(({ file, path }) => file.endsWith('.tsx') && path !== undefined && path !== '*');
const pages = pageRoutes.map(({ path = '' }) => path);
const examples = [...PUBLIC_ROUTES, ...PERSONAL_ROUTES].map(({ path }) => path.split('?')[0] ?? '');

/** `noticia/:id/:slug?` matches `/noticia/3001/`. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^/${pattern.replaceAll(/\/?:\w+(\?)?/g, (part, optional) => {
      const value = part.startsWith('/') ? '/[^/]+' : '[^/]+';
      return optional ? `(?:${value})?` : value;
    })}/$`,
  ).test(path);

test('W-12 each page is in a known area, and each area has a page', () => {
  const areas = pages.map((path) => path.split('/')[0] ?? '').filter((part) => !part.startsWith(':'));
  expect([...new Set(areas)].toSorted(), 'packages/contracts/src/site-areas.ts').toEqual(
    Object.keys(SITE_AREAS).toSorted(),
  );
});

test.each(pages)('W-12 browser tests open an example of %s', (pattern) => {
  const found = examples.filter((path) => matches(pattern, path));
  expect(found, `add an example of ${pattern} to e2e/support/routes.ts`).not.toEqual([]);
});

test.each(pageRoutes)(
  'W-12 A-01 the loader of $file returns a data layer, or one that all episodes share',
  ({ file }) => {
    const source = readFileSync(join(import.meta.dirname, '../apps/site/app', file), 'utf8');
    expect(source, 'the loader returns `{ layer: pageLayer(…) }` (docs/changing.md)').toMatch(/\blayer\b|loadEpisode/);
  },
);
