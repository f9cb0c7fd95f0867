import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANALYSIS_PATHS } from '../query/analysis-paths.ts';
import { OWN_ACCOUNT } from '../session/return-path.ts';
import { FURTHER_SCREENS } from './further-screens.ts';

const source = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** Before the sign-in, or with the key of a mail. */
const OUTSIDE = ['/', '/entra', '/benvinguda', '/baixa'];
/** Opens with a name or an id: the palette finds the thing itself. */
const isOfOne = (path: string) => path.includes(':') || path.startsWith('/fitxa/') || path === '/*';

test('R-01 the palette jumps to every screen of the studio', () => {
  const routes = found(source('router.tsx'), /path: '([^']+)'/g).map((path) =>
    path.startsWith('/') ? path : `/${path}`,
  );
  const screens = [...routes, OWN_ACCOUNT].filter((path) => !OUTSIDE.includes(path) && !isOfOne(path));
  expect(screens.length).toBeGreaterThan(25);
  const inPalette = [
    ...found(source('shell/use-screens.ts'), /to: '([^']+)'/g),
    ...Object.values(ANALYSIS_PATHS),
    ...Object.keys(FURTHER_SCREENS),
  ];
  expect(screens.filter((path) => !inPalette.includes(path))).toEqual([]);
});

test('R-01 every further screen of the palette exists', () => {
  const routes = [...found(source('router.tsx'), /path: '([^']+)'/g).map((path) => `/${path}`), OWN_ACCOUNT];
  expect(Object.keys(FURTHER_SCREENS).filter((path) => !routes.includes(path))).toEqual([]);
});
