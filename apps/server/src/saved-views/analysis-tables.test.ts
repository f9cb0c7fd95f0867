/** Analyses in their weekly mail. */
import { FlowQuery, FunnelQuery, RetentionQuery, type SavedAnalysis, type StudioLanguage } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { textPart } from '../mail/text-part.ts';
import { valueWords } from '../mail/value-words.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { analysisTables } from './analysis-tables.ts';

const period = 'lastWeek';
const textOf = valueWords({ pages: { portada: 'La portada' }, activities: [] }, 'Europe/Madrid', 'ca');
const textWith = (saved: SavedAnalysis, rows: AnalysisFigures['rows'], language: StudioLanguage = 'ca') =>
  textPart({ language, title: 'T', broadcaster: 'B', parts: analysisTables(saved, rows, textOf, language) }).replace(
    /^T\n\n|\n\nB\n$/g,
    '',
  );

test('R-19 a funnel says how many remain at each step, in visits or visitors', () => {
  const query = FunnelQuery.parse({ period, steps: [{ is: 'equals', dimension: 'page', value: 'portada' }] });
  const rows = [
    { step: 1, count: 1200, ofPrevious: null, ofFirst: 1 },
    { step: 2, count: 300, ofPrevious: 0.25, ofFirst: 0.25 },
  ];
  expect(textWith({ kind: 'funnel', query }, rows)).toBe('Pas 1: 1.200 visites (100 %)\nPas 2: 300 visites (25 %)');
  expect(textWith({ kind: 'funnel', query }, rows, 'en')).toBe('Step 1: 1,200 visits (100%)\nStep 2: 300 visits (25%)');
  const within = { ...query, within: { seconds: 3600 } };
  expect(textWith({ kind: 'funnel', query: within }, rows)).toContain('Pas 2: 300 visitants');
});

test('R-19 a flow says what came before and after, in one line each, whatever a page is called', () => {
  const query = FlowQuery.parse({ period, value: 'portada' });
  const rows = [
    { step: -1, value: null, count: 7 },
    { step: 1, value: 'esports\r\nBcc: x', count: 4 },
    { step: 1, value: null, count: 3 },
  ];
  expect(textWith({ kind: 'flow', query }, rows)).toBe(
    '1 abans de «La portada»:\n1. entrada a la visita: 7\n\n1 després de «La portada»:\n1. esports Bcc: x: 4\n2. final de la visita: 3',
  );
  expect(textWith({ kind: 'flow', query }, rows, 'en')).toContain('1 before “La portada”:\n1. start of the visit: 7');
});

test('R-19 retention says how many of each week returned, counted in weeks', () => {
  const rows = [
    { week: '2026-11-09', after: 0, visitors: 10 },
    { week: '2026-11-09', after: 1, visitors: 4 },
    { week: '2026-11-16', after: 0, visitors: 6 },
  ];
  expect(textWith({ kind: 'retention', query: RetentionQuery.parse({ period }) }, rows)).toBe(
    'Setmana del 9 de novembre: 10 visitants nous (4 al cap d’una setmana)\nSetmana del 16 de novembre: 6 visitants nous',
  );
  expect(textWith({ kind: 'retention', query: RetentionQuery.parse({ period }) }, rows, 'en')).toContain(
    'Week of 9 November: 10 new visitors (4 after a week)',
  );
});
