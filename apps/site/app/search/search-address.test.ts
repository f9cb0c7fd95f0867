import { describe, expect, test } from 'vitest';
import { readQuestion, searchPath } from './search-address.ts';

const read = (query: string) => readQuestion(new URLSearchParams(query));

describe('the address of a search (W-07)', () => {
  test('W-07 a question comes back from its address', () => {
    const question = read('q=l%27aigua&tipus=noticies&data=mes&programa=cims&ordre=data&pagina=3');
    expect(question).toEqual({
      text: "l'aigua",
      kind: 'noticies',
      age: 'mes',
      programme: 'cims',
      sort: 'date',
      page: 3,
    });
    expect(readQuestion(new URL(searchPath(question), 'https://a.example').searchParams)).toEqual(question);
  });

  test.each(['tipus=res', 'data=segle', 'pagina=-2', 'pagina=1.5', 'pagina=x', 'ordre=atzar', 'tipus=constructor'])(
    'W-07 %s is left out',
    (query) => {
      expect(searchPath(read(`q=neu&${query}`))).toBe('/cercador/?q=neu');
    },
  );

  test('W-07 nothing asked is the front of the search', () => {
    expect(searchPath(read('q=++'))).toBe('/cercador/');
  });
});
