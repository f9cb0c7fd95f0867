import { expect, test } from 'vitest';
import { rememberedTheme, themeAt } from './theme.ts';

test.each([
  ['light', 23, 'light'],
  ['dark', 12, 'dark'],
  ['night', 19, 'light'],
  ['night', 20, 'dark'],
  ['night', 6, 'dark'],
  ['night', 7, 'light'],
] as const)('%s at %d h is drawn %s', (theme, hour, drawn) => {
  expect(themeAt(theme, hour)).toBe(drawn);
});

test('the studio is light without a choice, or with an unknown one', () => {
  expect(rememberedTheme({ getItem: () => null })).toBe('light');
  expect(rememberedTheme({ getItem: () => 'sepia' })).toBe('light');
});
