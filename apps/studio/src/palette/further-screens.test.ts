import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANALYSIS_PATHS } from '../query/analysis-paths.ts';
import { SCREENS } from '../screens.ts';
import { OWN_ACCOUNT } from '../session/return-path.ts';
import { FURTHER_SCREENS } from './further-screens.ts';

const source = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

const ROUTES = Object.keys(SCREENS).map((path) => `/${path}`);
/** Opens with a name or an id: the palette finds the thing itself. */
const isOfOne = (path: string) => path.includes(':') || path.startsWith('/fitxa/');

test('R-01 the palette jumps to every screen of the studio', () => {
  const screens = ['/ara', OWN_ACCOUNT, ...ROUTES].filter((path) => !isOfOne(path));
  expect(screens.length).toBeGreaterThan(25);
  const inPalette = [
    ...found(source('shell/use-screens.ts'), /to: '([^']+)'/g),
    ...Object.values(ANALYSIS_PATHS),
    ...Object.keys(FURTHER_SCREENS),
  ];
  expect(screens.filter((path) => !inPalette.includes(path))).toEqual([]);
});

test('R-01 every further screen of the palette exists', () => {
  expect(ROUTES).toContain(OWN_ACCOUNT);
  expect(Object.keys(FURTHER_SCREENS).filter((path) => !ROUTES.includes(path))).toEqual([]);
});
