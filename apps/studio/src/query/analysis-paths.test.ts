import { expect, test } from 'vitest';
import { analysisAddress, completeAddress } from './analysis-paths.ts';

test('R-01 retention begins with four weeks unless a period is chosen', () => {
  expect(analysisAddress('retention', '?conjunt=a')).toEqual({
    pathname: '/explora/retencio',
    search: '?conjunt=a&periode=28d',
  });
  expect(analysisAddress('retention', '?periode=ahir').search).toBe('?periode=ahir');
  expect(analysisAddress('flow', '').search).toBe('');
});

test('R-01 an address of retention without a period leads to one with four weeks', () => {
  const completed = (search: string) =>
    completeAddress('retention', `https://a.example/estudi/explora/retencio${search}`);
  expect(completed('')).toBe('/explora/retencio?periode=28d');
  expect(completed('?conjunt=a')).toBe('/explora/retencio?conjunt=a&periode=28d');
  expect(completed('?periode=avui')).toBeNull();
});
