import { describe, expect, test } from 'vitest';
import { pageShape } from './page-shape.ts';

describe('shape of the page that comes', () => {
  test.each([
    ['/', 'home'],
    ['/noticies/', 'news'],
    ['/noticies/cultura/', 'news'],
    ['/noticia/3001/embassaments/', 'story'],
    ['/tema/trens/', 'news'],
    ['/programes/', 'wall'],
    ['/cims/', 'programme'],
    ['/video/4001/', 'theatre'],
    ['/el-temps/', 'weather'],
    ['/el-temps/berga/', 'weather'],
    ['/directes/', 'wall'],
    ['/radio/', 'wall'],
    ['/directes/tramuntana-1/', 'theatre'],
  ])('%s is a %s', (pathname, shape) => {
    expect(pageShape(pathname)).toBe(shape);
  });

  test.each([
    '/privadesa/',
    '/publicitat/',
    '/accessibilitat/',
    '/autor/marta-escarra/',
    '/privadesa/tria',
    '/programacio/cims/2026-11-21/',
    '/audio/4101/',
    '/radio/radio-tramuntana/',
    '/aixo/no/hi/es/',
  ])('%s has none', (pathname) => {
    expect(pageShape(pathname)).toBeNull();
  });

  test('a programme called like a part of every object is a programme', () => {
    expect(pageShape('/constructor/')).toBe('programme');
  });
});
