import { describe, expect, test } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

describe('tables as CSV', () => {
  test.each([
    ['El temps', 'El temps'],
    ['Pluja, vent i neu', '"Pluja, vent i neu"'],
    ['Diu «prou»', 'Diu «prou»'],
    ['Diu "prou"', '"Diu ""prou"""'],
    ['dues\nlínies', '"dues\nlínies"'],
    ['', ''],
    [12.5, '12.5'],
    [-3, '-3'],
  ])('R-01 %j is written %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test.each(['=1+1', '+34', '-2', '@sum', '\t=1'])('R-01 the text %j does not become a formula', (text) => {
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('R-01 a file has a mark of its encoding, a header and CRLF after every row', () => {
    expect(toCsv(['Pàgina', 'Vistes'], [['l·l', 2]])).toBe('\uFEFFPàgina,Vistes\r\nl·l,2\r\n');
  });
});
