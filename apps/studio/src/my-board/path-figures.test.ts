import { describe, expect, test } from 'vitest';
import { loadOf } from './path-figures.ts';
import { scopeIn } from './path-scope.ts';

const DEFAULT_SCOPE = {
  timeZone: 'Europe/Madrid',
  suites: { own: 'estudi', suites: ['estudi', 'mostra'], shown: 'mostra', demo: null },
  nowMs: Date.parse('2026-11-20T12:00:00Z'),
};

describe('saved views that are no query', () => {
  test('R-19 analyses, broadcasts and lists of work have figures of their own; other screens are links', () => {
    const isCounted = (path: string) => loadOf(path) !== null;
    expect(
      ['/explora/embut', '/explora/recorregut?valor=portada', '/explora/retencio', '/emissions', '/alertes'].every(
        isCounted,
      ),
    ).toBe(true);
    expect(['/tokens', '/explora', '/constructor', ''].some(isCounted)).toBe(false);
  });

  test('R-19 the scope is the one that the address shows on its screen', () => {
    const scope = (search: string) => scopeIn(new URLSearchParams(search), DEFAULT_SCOPE);
    expect(scope('periode=28d&conjunt=altre')).toEqual({ choice: { kind: '28d' }, suite: 'altre', segments: [] });
    expect(scope('').suite).toBe('mostra');
    expect(scope('conjunt=estudi').suite).toBeNull();
  });
});
