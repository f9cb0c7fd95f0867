import { describe, expect, test } from 'vitest';
import { pageShape } from './page-shape.ts';

describe('shape of the next page', () => {
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
  ])('maps %s to %s', (pathname, shape) => {
    expect(pageShape(pathname)).toBe(shape);
  });

  test.each([
    '/privadesa/',
    '/publicitat/',
    '/accessibilitat/',
    '/compte/',
    '/joc/',
    '/participa/una-nit-al-refugi/',
    '/autor/marta-escarra/',
    '/privadesa/tria',
    '/programacio/cims/2026-11-21/',
    '/audio/4101/',
    '/radio/radio-tramuntana/',
    '/aixo/no/hi/es/',
  ])('has no shape for %s', (pathname) => {
    expect(pageShape(pathname)).toBeNull();
  });

  test('treats a programme named like an object property as a programme', () => {
    expect(pageShape('/constructor/')).toBe('programme');
  });
});
