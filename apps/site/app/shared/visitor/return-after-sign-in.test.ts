import { describe, expect, test } from 'vitest';
import { readReturnTarget, savedChange, withReturnTarget } from './return-after-sign-in.ts';

const read = (query: string) => readReturnTarget(new URLSearchParams(query));

describe('return after sign-in (W-08)', () => {
  test('returns to a page of this site, never to another site', () => {
    expect(read('tornada=/video/1001/').back).toBe('/video/1001/');
    for (const elsewhere of ['//dolent.example', 'https://dolent.example', '/\\dolent.example', '']) {
      expect(read(`tornada=${encodeURIComponent(elsewhere)}`).back).toBe('/compte/');
    }
  });

  test('carries the item to save, and nothing else', () => {
    expect(read('desa=episode-1001').saving).toBe('episode-1001');
    expect(read('desa=programme-sota-la-cendrosa').saving).toBe('programme-sota-la-cendrosa');
    for (const other of ['channel-1', 'programme-', 'programme-../x', 'episode-', 'episode-1x', 'story-1 ']) {
      expect(read(`desa=${encodeURIComponent(other)}`).saving).toBe('');
    }
    const now = new Date(5);
    expect(savedChange('story-3001', true, now)).toEqual({ kind: 'story', id: 3001, isSaved: true, atMs: 5 });
    const followed = { kind: 'programme', id: 'sota-la-cendrosa', isSaved: false, atMs: 5 };
    expect(savedChange('programme-sota-la-cendrosa', false, now)).toEqual(followed);
    expect(savedChange('', true, now)).toBeNull();
  });

  test('writes a parameter only where it differs from the default', () => {
    expect(withReturnTarget('/compte/entra/', { back: '/compte/', saving: '' })).toBe('/compte/entra/');
    const requested = { back: '/video/1001/', saving: 'episode-1001' };
    expect(readReturnTarget(new URL(withReturnTarget('/compte/entra/', requested), 'http://x').searchParams)).toEqual(
      requested,
    );
  });
});
