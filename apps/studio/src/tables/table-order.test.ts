import { describe, expect, test } from 'vitest';
import { inOrder, nextSort } from './table-order.ts';

const rows = [
  { name: 'Música', plays: 9 },
  { name: 'Cims', plays: 120 },
  { name: 'Àlbum', plays: null },
  { name: 'Capítol 10', plays: 40 },
  { name: 'Capítol 9', plays: 40 },
];
const columns = [
  { name: 'Nom', value: (row: (typeof rows)[number]) => row.name },
  { name: 'Vistes', value: (row: (typeof rows)[number]) => row.plays ?? '' },
];
const namesOf = (search: string, by?: string, isDescending = false) =>
  inOrder(rows, columns, search, by === undefined ? null : { by, isDescending }).map(({ name }) => name);

describe('tables in the browser', () => {
  test('R-01 finds a text in any column, whatever its accents and case', () => {
    expect(namesOf('MUSICA')).toEqual(['Música']);
    expect(namesOf('40')).toEqual(['Capítol 10', 'Capítol 9']);
    expect(namesOf('res')).toEqual([]);
  });

  test('R-01 sorts numbers as numbers, texts as the language does, and rows without a value last', () => {
    expect(namesOf('', 'Vistes')).toEqual(['Música', 'Capítol 10', 'Capítol 9', 'Cims', 'Àlbum']);
    expect(namesOf('', 'Vistes', true)).toEqual(['Cims', 'Capítol 10', 'Capítol 9', 'Música', 'Àlbum']);
    expect(namesOf('', 'Nom')).toEqual(['Àlbum', 'Capítol 9', 'Capítol 10', 'Cims', 'Música']);
    expect(namesOf('')).toEqual(rows.map(({ name }) => name));
  });

  test('R-01 a header sorts, reverses, and restores the order', () => {
    const largest = nextSort(null, 'Vistes', true);
    expect(largest).toEqual({ by: 'Vistes', isDescending: true });
    const smallest = nextSort(largest, 'Vistes', true);
    expect(smallest).toEqual({ by: 'Vistes', isDescending: false });
    expect(nextSort(smallest, 'Vistes', true)).toBe(null);
    expect(nextSort(smallest, 'Nom', false)).toEqual({ by: 'Nom', isDescending: false });
  });
});
