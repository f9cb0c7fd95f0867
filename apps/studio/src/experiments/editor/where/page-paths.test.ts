import { expect, test } from 'vitest';
import { firstPath, patternFor, withoutOrigin } from './page-paths.ts';

test.each([
  ['/noticia/3001/embassaments/', '/noticia/3001/*'],
  ['/video/1001/cims', '/video/1001/*'],
  ['/el-temps/?dia=1', '/el-temps/'],
  ['/', '/'],
])('P-06 an element on %s means %s', (path, pattern) => expect(patternFor(path)).toBe(pattern));

test.each([
  ['/noticia/3001/*\n/', '/noticia/3001/'],
  ['*', '/'],
  ['', '/'],
])('P-06 of the pages %j the first shown is %s', (paths, shown) => expect(firstPath(paths)).toBe(shown));

test.each([
  ['https://tramuntana.example/noticia/3001/', '/noticia/3001/'],
  ['/directes/\nhttps://tramuntana.example/', '/directes/\n/'],
  ['https://un-altre.example/noticia/', 'https://un-altre.example/noticia/'],
])('P-06 the pasted address %j becomes %j', (pasted, path) =>
  expect(withoutOrigin(pasted, 'https://tramuntana.example')).toBe(path),
);
