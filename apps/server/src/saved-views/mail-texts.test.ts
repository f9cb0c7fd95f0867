import type { StudioLanguage } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { figureText } from '../mail/figure-text.ts';
import { changeText, periodText, weekLink } from './mail-texts.ts';

test('R-19 a mail gives a change as the studio does: points of shares, the difference of few, else per cent or times', () => {
  expect(changeText(14, 7, { key: 'visits', unit: 'count' }, 'ca')).toBe('+7');
  expect(changeText(150, 100, { key: 'visits', unit: 'count' }, 'ca')).toBe('+50 %');
  expect(changeText(520, 20, { key: 'visits', unit: 'count' }, 'ca')).toBe('×26');
  expect(changeText(0.2, 0.25, { key: 'bounceRate', unit: 'ratio' }, 'ca')).toBe('−5 punts');
  expect(changeText(4, 2, { key: 'pagesPerVisit', unit: 'ratio' }, 'ca')).toBe('+100 %');
  expect(changeText(5, 0, { key: 'visits', unit: 'count' }, 'ca')).toBe('');
  expect(changeText(5, 5, { key: 'visits', unit: 'count' }, 'ca')).toBe('0');
  expect(changeText(1500, 1000, { key: 'visits', unit: 'count' }, 'en')).toBe('+50%');
  expect(changeText(0.2, 0.25, { key: 'bounceRate', unit: 'ratio' }, 'en')).toBe('−5 points');
});

test('R-19 a mail gives every share as a percentage', () => {
  expect(figureText(0.915, { key: 'adFill', unit: 'ratio' }, 'ca')).toBe('91,5 %');
  expect(figureText(1.25, { key: 'pagesPerVisit', unit: 'ratio' }, 'ca')).toBe('1,3');
});

test('R-19 the link of a mail opens the days that it counted, compared as in the mail', () => {
  const week = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z' };
  const view = 'https://t.example/estudi/explora?mesures=visits&periode=7d&compara=cap&conjunt=nova';
  expect(weekLink(view, week, 'Europe/Madrid')).toBe(
    'https://t.example/estudi/explora?mesures=visits&periode=2026-11-16..2026-11-22&conjunt=nova',
  );
});

test('R-19 a mail names its days as people do: the month once, and the article before 1 and 11', () => {
  const text = (from: string, to: string, language: StudioLanguage = 'ca') => periodText({ from, to }, 'UTC', language);
  expect(text('2026-11-16', '2026-11-23')).toBe('del 16 al 22 de novembre');
  expect(text('2026-11-30', '2026-12-07')).toBe('del 30 de novembre al 6 de desembre');
  expect(text('2026-12-01', '2026-12-12')).toBe('de l’1 a l’11 de desembre');
  expect(text('2026-11-16', '2026-11-23', 'en')).toBe('16 to 22 November');
  expect(text('2026-11-30', '2026-12-07', 'en')).toBe('30 November to 6 December');
});
