import { expect, test } from 'vitest';
import { firstPath, patternFor } from './page-paths.ts';

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
