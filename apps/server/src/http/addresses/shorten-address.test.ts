import { describe, expect, test } from 'vitest';
import { shortAddress } from './shorten-address.ts';

describe('addresses (S-06)', () => {
  test.each([
    ['81.2.69.142', '81.2.69.0'],
    ['::ffff:81.2.69.142', '81.2.69.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['::1', '::'],
    ['unix', ''],
    ['', ''],
  ])('S-06 shortens %s to %j', (whole, short) => {
    expect(shortAddress(whole)).toBe(short);
  });
});
