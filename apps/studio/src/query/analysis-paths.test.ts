import { expect, test } from 'vitest';
import { questionAddress } from './question-paths.ts';

test('R-01 retention begins with four weeks unless a period is chosen', () => {
  expect(questionAddress('retention', '?conjunt=a')).toEqual({
    pathname: '/explora/retencio',
    search: '?conjunt=a&periode=28d',
  });
  expect(questionAddress('retention', '?periode=ahir').search).toBe('?periode=ahir');
  expect(questionAddress('flow', '').search).toBe('');
});
