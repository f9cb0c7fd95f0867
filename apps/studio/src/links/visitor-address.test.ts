import { expect, test } from 'vitest';
import { visitorAddress, visitorOf } from './visitor-address.ts';

test('R-14 the address of a visitor keeps the identifier out of path and query', () => {
  const { pathname, hash } = visitorAddress('12345678901234567890123456789012345678');
  expect(pathname).toBe('/fitxa/visitant');
  expect(visitorOf(hash)).toBe('12345678901234567890123456789012345678');
});

test('R-14 a text that is not an identifier opens no visitor', () => {
  for (const hash of ['', '#', '#curt', '#%', `#${'x'.repeat(129)}`, "#1234567890123456'--"])
    expect(visitorOf(hash)).toBe('');
});
