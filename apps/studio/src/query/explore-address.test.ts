import { expect, test } from 'vitest';
import { exploreAddress } from './explore-address.ts';
import { parseQueryState } from './query-state.ts';

test('R-18 a query opens in «Explora» with its period, not with what its screen keeps in the address', () => {
  const queryState = parseQueryState(new URLSearchParams('mesures=visits&dimensions=page&cerca=temps'));
  const of = 'periode=7d&ordre-pages=-visitors&files-pages=totes&cerca-pages=temps&de=portada&corba=taula&conjunt=x';
  const { pathname, search } = exploreAddress(new URLSearchParams(of), queryState);
  expect(pathname).toBe('/explora');
  expect(parseQueryState(new URLSearchParams(search))).toEqual(queryState);
  expect(search).toMatch(/^\?periode=7d&conjunt=x&mesures=/);
});
