import { describe, expect, test } from 'vitest';
import { readSearchQuery, searchPath } from './search-address.ts';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

describe('the address of a search (W-07)', () => {
  test('W-07 round-trips a query', () => {
    const query = read('q=l%27aigua&tipus=noticies&data=mes&programa=cims&ordre=data&pagina=3');
    expect(query).toEqual({
      text: "l'aigua",
      kind: 'noticies',
      age: 'mes',
      programme: 'cims',
      sort: 'date',
      page: 3,
    });
    expect(readSearchQuery(new URL(searchPath(query), 'https://a.example').searchParams)).toEqual(query);
  });

  test.each(['tipus=res', 'data=segle', 'pagina=-2', 'pagina=1.5', 'pagina=x', 'ordre=atzar', 'tipus=constructor'])(
    'W-07 leaves out %s',
    (query) => {
      expect(searchPath(read(`q=neu&${query}`))).toBe('/cercador/?q=neu');
    },
  );

  test('W-07 is the search page for an empty query', () => {
    expect(searchPath(read('q=++'))).toBe('/cercador/');
  });
});
