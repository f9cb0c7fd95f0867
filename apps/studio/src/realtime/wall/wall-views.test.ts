import { expect, test } from 'vitest';
import { rememberedViews, rememberViews, toggled, viewAfter, WALL_VIEWS } from './wall-views.ts';

test('R-05 the newsroom screen turns through the chosen views, and begins again after the last', () => {
  expect(viewAfter(['people', 'pages'], 'people')).toBe('pages');
  expect(viewAfter(['people', 'pages'], 'pages')).toBe('people');
  expect(viewAfter(['onAir'], 'onAir')).toBe('onAir');
});

test('R-05 the chosen views are remembered, and one always stays', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(rememberedViews(storage)).toEqual(WALL_VIEWS);
  rememberViews(storage, toggled(toggled(['people', 'pages'], 'people'), 'rising'));
  expect(rememberedViews(storage)).toEqual(['pages', 'rising']);
  expect(toggled(['pages'], 'pages')).toEqual(['pages']);
  expect(rememberedViews({ getItem: () => 'foreign' })).toEqual(WALL_VIEWS);
});
