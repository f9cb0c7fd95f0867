import { expect, test } from 'vitest';
import { type Density, rememberDensity, rememberedDensity } from './density.ts';

test('rows are comfortable without a choice, or with an unknown one, and as chosen otherwise', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(rememberedDensity(storage)).toBe('comfortable');
  rememberDensity(storage, 'compact');
  expect(rememberedDensity(storage)).toBe('compact');
  rememberDensity(storage, 'tiny' as Density); // cast: what a newer version may have stored
  expect(rememberedDensity(storage)).toBe('comfortable');
});
