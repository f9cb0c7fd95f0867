import { describe, expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

describe('cells of CSV (R-06)', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+34 972', "'+34 972"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['a;=1', '"a;\'=1"'],
    ['a,=1', '"a,\'=1"'],
    ['a\t=1', '"a\t\'=1"'],
    ['a\n=1', '"a\n\'=1"'],
    ['a"b', '"a""b"'],
    ['L’aigua, avui', '"L’aigua, avui"'],
    ['a - b = c', 'a - b = c'],
    ['', ''],
  ])('R-06 writes %j as %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });
});
