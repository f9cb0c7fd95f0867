import type { VisitorHit } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { hitDetail } from './hit-detail.ts';

const aHit = (fields: Partial<VisitorHit>): VisitorHit => ({
  at: '2026-11-21T09:00:00Z',
  kind: 'link',
  page: 'portada',
  title: '',
  detail: '',
  activity: '',
  variant: '',
  visibleMs: 0,
  referrer: '',
  campaign: '',
  device: '',
  browser: '',
  os: '',
  suite: 'tramuntana',
  ...fields,
});

test.each([
  ['a link', aHit({ detail: 'Compartir' }), 'Compartir'],
  ['a campaign', aHit({ detail: 'pluja', campaign: 'butlleti' }), 'pluja · butlleti'],
  ['an experiment', aHit({ kind: 'exposure', activity: '1', variant: 'b' }), 'El tren · A tall de rellotge'],
  ['time in view', aHit({ kind: 'visible', visibleMs: 72_000 }), '1 min 12 s'],
  ['no time in view', aHit({ kind: 'visible' }), ''],
])('R-14 the detail of a hit is in words: %s', (_, hit, text) => {
  const { duration } = createFormats('ca', 'Europe/Madrid');
  const names: Readonly<Record<string, string>> = { 'activity 1 ': 'El tren', 'variant b 1': 'A tall de rellotge' };
  const textOf = (dimension: string, value: string, { activity = '' }: Readonly<Record<string, string>>) =>
    names[`${dimension} ${value} ${activity}`] ?? value;
  expect(hitDetail(hit, textOf, duration)).toBe(text);
});
