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
  ])('R-01 write %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test.each(['=1+1', '+34', '-2', '@sum', '\t=1'])('R-01 prevent the text %j from becoming a formula', (text) => {
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('R-01 start with a byte order mark and a header, and end every row with CRLF', () => {
    expect(toCsv(['Pàgina', 'Vistes'], [['l·l', 2]])).toBe('\uFEFFPàgina,Vistes\r\nl·l,2\r\n');
  });
});
