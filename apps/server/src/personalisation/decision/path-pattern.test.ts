import { describe, expect, test } from 'vitest';
import { likePattern, matchesAny } from './path-pattern.ts';

describe('path patterns (P-06)', () => {
  test.each([
    ['/noticia/*', '/noticia/1/', true],
    ['/noticia/*', '/noticia', true],
    ['/noticia/*', '/noticies/', false],
    ['*', '/', true],
    ['/a*b', '/ab', true],
    ['/a*b', '/axxb', true],
    ['/a*b', '/axxbc', false],
    ['/ab*ba', '/aba', false],
    ['/ab*ba', '/abba', true],
    ['*x*x*', '/x/x', true],
    ['*x*x*', '/x/y', false],
    ['/a*b*b/', '/a/b', false],
    ['/a*b*b/', '/a/b/b', true],
    ['/a**c', '/abc', true],
    ['/el-temps/', '/el-temps', true],
    ['/a.c', '/abc', false],
    ['/a*(c', '/ab(c', true],
  ])('P-06 whether %s matches %s is %s', (pattern, path, matches) => {
    expect(matchesAny([pattern])(path)).toBe(matches);
  });

  test('P-06 a hundred patterns of mostly stars match the longest path in bounded time', () => {
    const bombs = Array.from({ length: 100 }, (_, n) => `/${'*a'.repeat(99)}${n}`);
    const matches = matchesAny(bombs);
    for (const length of [60, 4000, 1_000_000]) expect(matches(`/${'a'.repeat(length)}`)).toBe(false);
    expect(matches(`/${'a'.repeat(500)}7`)).toBe(true);
  });

  test('P-06 in SQL only a star is a wildcard', () => {
    expect(likePattern('/50%_*\\')).toBe('/50\\%\\_%\\\\');
  });
});
