/** Analyses in words, in their weekly mail. */
import { FlowQuery, FunnelQuery, RetentionQuery } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { valueWords } from '../mail/value-words.ts';
import { analysisText } from './analysis-texts.ts';

const period = 'lastWeek';
const textOf = valueWords({ pages: { portada: 'La portada' }, activities: [] }, 'Europe/Madrid');

test('R-19 a funnel says how many remain at each step, in visits or visitors', () => {
  const query = FunnelQuery.parse({ period, steps: [{ is: 'equals', dimension: 'page', value: 'portada' }] });
  const rows = [
    { step: 1, count: 1200, ofPrevious: null, ofFirst: 1 },
    { step: 2, count: 300, ofPrevious: 0.25, ofFirst: 0.25 },
  ];
  expect(analysisText({ kind: 'funnel', query }, rows, textOf)).toBe(
    'Pas 1: 1.200 visites (100 %)\nPas 2: 300 visites (25 %)',
  );
  const within = { ...query, within: { seconds: 3600 } };
  expect(analysisText({ kind: 'funnel', query: within }, rows, textOf)).toContain('Pas 2: 300 visitants');
});

test('R-19 a flow says what came before and after, in one line each, whatever a page is called', () => {
  const query = FlowQuery.parse({ period, value: 'portada' });
  const rows = [
    { step: -1, value: null, count: 7 },
    { step: 1, value: 'esports\r\nBcc: x', count: 4 },
    { step: 1, value: null, count: 3 },
  ];
  expect(analysisText({ kind: 'flow', query }, rows, textOf)).toBe(
    '1 abans de «La portada»: entrada a la visita 7\n1 després de «La portada»: esports Bcc: x 4, final de la visita 3',
  );
});

test('R-19 retention says how many of each week returned, counted in weeks', () => {
  const rows = [
    { week: '2026-11-09', after: 0, visitors: 10 },
    { week: '2026-11-09', after: 1, visitors: 4 },
    { week: '2026-11-16', after: 0, visitors: 6 },
  ];
  expect(analysisText({ kind: 'retention', query: RetentionQuery.parse({ period }) }, rows, textOf)).toBe(
    'Setmana del 2026-11-09: 10 visitants nous; hi han tornat 4 al cap d’una setmana\nSetmana del 2026-11-16: 6 visitants nous',
  );
});
