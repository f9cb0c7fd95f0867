import { describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('byte ranges (RFC 9110 § 14.1.2)', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, null],
    ['bytes=-', null],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['pages=1-2', null],
  ])('W-09 reads %s of a hundred bytes', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
