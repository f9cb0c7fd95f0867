import { expect, test } from 'vitest';
import { analysisAddress } from './analysis-paths.ts';

test('R-01 retention begins with four weeks unless a period is chosen', () => {
  expect(analysisAddress('retention', '?conjunt=a')).toEqual({
    pathname: '/explora/retencio',
    search: '?conjunt=a&periode=28d',
  });
  expect(analysisAddress('retention', '?periode=ahir').search).toBe('?periode=ahir');
  expect(analysisAddress('flow', '').search).toBe('');
});
