import { expect, test } from 'vitest';
import { valueText } from '../query/figure-text.ts';
import { queryCatalan } from '../query/query-catalan.ts';
import { type ConditionForm, EMPTY_CONDITION } from './condition-form.ts';
import { conditionsText } from './condition-text.ts';
import { segmentsCatalan } from './segments-catalan.ts';

const names = { nameOf: (key: string) => ({ hitKind: 'Tipus', visitNumber: 'Visita' })[key] ?? key };
const text = (join: 'all' | 'any', ...conditions: Partial<ConditionForm>[]) =>
  conditionsText(
    { join, conditions: conditions.map((one) => ({ ...EMPTY_CONDITION, dimension: 'hitKind', ...one })) },
    { words: segmentsCatalan, textOf: (dimension, value) => valueText(dimension, value, queryCatalan), names },
  );

test('R-18 conditions read as a phrase, with the labels of values', () => {
  expect(text('all', { value: 'mediaStart' })).toBe('Tipus és Inici de reproducció');
  expect(text('any', { operator: 'in', value: 'link, pageview' }, { operator: 'set' })).toBe(
    'Tipus és un d’aquests: Clic, Pàgina vista o bé Tipus té valor',
  );
  expect(text('all', { dimension: 'visitNumber', operator: 'between', value: '2', to: '5' })).toBe(
    'Visita és entre 2 i 5',
  );
});
