import { describe, expect, test } from 'vitest';
import { roleOf } from './role-of-path.ts';

describe('role of an address (S-05)', () => {
  test.each([
    ['/', 'web'],
    ['/noticies/', 'web'],
    ['/id', 'collect'],
    ['/idees/', 'web'],
    ['/hb/?s:event:type=play', 'collect'],
    ['/hb', 'collect'],
    ['/hbo', 'web'],
    ['/?s:event:type=play', 'collect'],
    ['/?q=s', 'web'],
    ['/b/ss/one/1/JS/s1?AQB=1', 'collect'],
    ['/collect?ts=1', 'collect'],
    ['/estudi', 'studio'],
    ['/estudi/temps-real', 'studio'],
    ['/estudis/', 'web'],
    ['/api/realtime', 'studio'],
    ['/api/compte', 'web'],
    ['/api/compte/desats', 'web'],
    ['/api/cerca/suggeriments?q=a', 'web'],
    ['/m2/tramuntana/mbox/json', 'web'],
  ])('%s is answered by %s', (url, role) => expect(roleOf(url)).toBe(role));
});
