import { describe, expect, test } from 'vitest';
import { hostsOf, originOf, parseLiveOrigins } from './live-origins.ts';

describe('the operator’s own live origins', () => {
  test('V-04 a channel has its own address, or the common one with its slug inserted', () => {
    const origins = parseLiveOrigins('u=https://un.example/a.m3u8?k=1, *=https://tots.example/{channel}/m.m3u8');
    if (!origins) throw new Error('not understood');
    expect(originOf(origins, 'u')).toBe('https://un.example/a.m3u8?k=1');
    expect(originOf(origins, 'dos')).toBe('https://tots.example/dos/m.m3u8');
    expect(hostsOf(origins)).toEqual(['https://un.example', 'https://tots.example']);
  });

  test('V-04 a channel without an address is generated here', () => {
    expect(originOf(parseLiveOrigins('u=https://un.example/a.m3u8') ?? new Map(), 'dos')).toBeNull();
  });

  test.each([
    '',
    'u',
    'u=',
    'u=ftp://x/a.m3u8',
    'U=https://x/a',
    'u=https://',
    'u=https://a b/c',
    'u=https://{channel}.x/a',
    'u=https://x/a,,',
  ])('V-04 %j is invalid', (list) => expect(parseLiveOrigins(list)).toBeNull());
});
