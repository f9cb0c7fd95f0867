import { describe, expect, test } from 'vitest';
import { count, decimal, epochMs, integer, oneOrZero, text } from './field-kinds.ts';
import { decodeFields, encodeFields, field } from './field-table.ts';
import { parseQuery, toQuery } from './query.ts';

const TABLE = {
  title: field('s:t', text, 'Title'),
  length: field('l:n', count, 'Length'),
  before: field('l:prev', integer, 'Before'),
  at: field('l:ts', epochMs, 'Time'),
  ratio: field('r', decimal, 'Ratio'),
  secure: field('h:ssl', oneOrZero, 'Secure'),
};

describe('field table (M-09)', () => {
  test('writes in table order, and omits what the format omits', () => {
    expect(encodeFields(TABLE, { at: 5, title: 'a b', length: 10.9, before: -1, ratio: Number.NaN })).toEqual([
      ['s:t', 'a b'],
      ['l:n', '10'],
      ['l:prev', '-1'],
      ['l:ts', '5'],
    ]);
    expect(encodeFields(TABLE, { title: '', length: 0, secure: false, before: undefined })).toEqual([
      ['l:n', '0'],
      ['h:ssl', '0'],
    ]);
  });

  test('round-trips values', () => {
    const values = { title: 'L’1 & «2»=+%', length: 3, before: -1, at: 1795221186409, ratio: 0.25, secure: true };
    const query = toQuery(encodeFields(TABLE, values));
    expect(decodeFields(TABLE, parseQuery(query))).toEqual({ fields: values, rest: [], bad: [] });
  });

  test('reports each bad key with its text, and keeps unknown ones', () => {
    const { fields, rest, bad } = decodeFields(TABLE, parseQuery('?l:n=-2&l:ts=x&s:t=&h:ssl=1&h:ssl=0&other&z=%E0%A4'));
    expect(fields).toEqual({ secure: true });
    expect(rest).toEqual([
      ['other', null],
      ['z', '%E0%A4'],
    ]);
    expect(bad).toEqual([
      { key: 'l:n', raw: '-2', why: 'expects an integer of zero or more' },
      { key: 'l:ts', raw: 'x', why: 'expects milliseconds since 1970' },
      { key: 's:t', raw: '', why: 'empty' },
      { key: 'h:ssl', raw: '0', why: 'given twice' },
    ]);
  });

  test('never throws on text that no encoder writes', () => {
    expect(toQuery([['k\ud800 &=', '\udfff']])).toBe('k%EF%BF%BD%20%26%3D=%EF%BF%BD');
    expect(parseQuery('?%&=&&a=%')).toEqual([
      ['%', null],
      ['', ''],
      ['a', '%'],
    ]);
  });
});
