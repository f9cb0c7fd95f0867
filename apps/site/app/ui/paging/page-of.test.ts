import { describe, expect, test } from 'vitest';
import { pageOf, pagePath } from './page-of.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

describe('pages of a long list (W-02)', () => {
  test('puts each item on one page, and the last page may be short', () => {
    const pages = [null, '2', '3'].map((requested) => pageOf(all, requested, 2));
    expect(pages.map((page) => page?.items)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(pages.map((page) => page?.page)).toEqual([1, 2, 3]);
    expect(pageOf(all, '1', 5)).toEqual({ items: all, page: 1, pages: 1 });
  });

  test.each(['0', '-1', '4', '1.5', '01', 'x', '', '9999999'])('has no page «%s»', (requested) => {
    expect(pageOf(all, requested, 2)).toBeNull();
  });

  test('gives an empty list one empty page', () => {
    expect(pageOf([], null, 2)).toEqual({ items: [], page: 1, pages: 1 });
  });

  test('gives the first page the list’s own address', () => {
    expect([pagePath('/tema/trens/', 1), pagePath('/tema/trens/', 2)]).toEqual([
      '/tema/trens/',
      '/tema/trens/?pagina=2',
    ]);
  });
});
