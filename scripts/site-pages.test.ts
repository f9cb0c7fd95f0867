/** A page of the site is in the places of `docs/changing.md`: its area, its route, and its example for browser tests. */
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
const pages = (routes as RouteConfigEntry[])
  .flatMap(withChildren)
  .filter(({ file, path }) => file.endsWith('.tsx') && path !== undefined && path !== '*')
  .map(({ path = '' }) => path);
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
  expect([...new Set(areas)].toSorted()).toEqual(Object.keys(SITE_AREAS).toSorted());
});

test.each(pages)('W-12 browser tests open an example of %s', (pattern) => {
  expect(examples.filter((path) => matches(pattern, path))).not.toEqual([]);
});
