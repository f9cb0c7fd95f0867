import { ReportBasis } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { queryCatalan } from '../query/query-catalan.ts';
import { queryEnglish } from '../query/query-english.ts';
import { isOfPart, leftOutText, unitOf, wholeLeftOut } from './basis-text.ts';

const NOTHING = Object.fromEntries(
  Object.keys(ReportBasis.shape.leftOut.shape).map((reason) => [reason, 0]),
) as ReportBasis['leftOut']; // cast: every reason has its entry

describe('texts of excluded events', () => {
  test('R-09 S-06 give each reason its count, in both languages', () => {
    const leftOut = {
      ...NOTHING,
      robotHits: 2,
      staffHits: 4,
      forgedHitsInRequest: 1000,
      forgedHeartbeatsFromSource: 3,
    };
    expect(leftOutText({ leftOut }, queryCatalan, createFormats('ca', 'Europe/Madrid'))).toBe(
      'Fora de les xifres: esdeveniments de robots (2), esdeveniments del personal propi (4), esdeveniments d’enviaments amb més visitants dels que té un navegador (1.000), esdeveniments de reproduccions que una sola adreça fa aparèixer de cop (3).',
    );
    expect(leftOutText({ leftOut }, queryEnglish, createFormats('en', 'Europe/Madrid'))).toBe(
      'Excluded: events by robots (2), events by our own staff (4), events from requests with more visitors than one browser has (1,000), playback events from plays that a single address created in a burst (3).',
    );
  });

  test.each([
    [['hits'], 'Excluded: events by robots (2), events that cannot be read (1). 7 page views'],
    [['plays'], 'Excluded: playback events by robots (3), events that cannot be read (1).'],
    [
      ['heartbeats', 'hits'],
      'Excluded: events by robots (2), playback events by robots (3), events that cannot be read (1). 7',
    ],
  ])('R-09 of a metric of %j give only what can concern it', (relations, text) => {
    const leftOut = { ...NOTHING, robotHits: 2, robotHeartbeats: 3, rejected: 1, withoutIdentifier: 7 };
    const shown = leftOutText({ leftOut }, queryEnglish, createFormats('en', 'Europe/Madrid'), relations);
    expect(shown.startsWith(text)).toBe(true);
    expect(shown.includes('without identifier')).toBe(relations.includes('hits'));
  });

  test('R-09 state when nothing is excluded', () => {
    expect(leftOutText({ leftOut: NOTHING }, queryEnglish, createFormats('en', 'Europe/Madrid'))).toBe(
      'Nothing was excluded.',
    );
  });

  test('R-09 say which reasons are not counted for the part of a figure', () => {
    const leftOut = { ...NOTHING, robotHits: 2, rejected: 1 };
    expect(wholeLeftOut({ leftOut, wholeOf: ['playback'] }, ['ads'])).toEqual(['playback', 'rejected']);
    expect(wholeLeftOut({ leftOut: NOTHING, wholeOf: ['playback'] }, ['hits'])).toEqual([]);
    expect(isOfPart({}, {})).toBe(false);
    expect(isOfPart({ filter: { is: 'equals', dimension: 'title', value: 'Cims' } }, {})).toBe(true);
    expect(isOfPart({}, { title: 'Cims' })).toBe(true);
  });

  test('R-09 name the unit of a quotient by what it is', () => {
    const of = (key: string, unit: 'ratio' | 'count' = 'ratio') => unitOf({ key, unit });
    expect(of('broadcastAudience')).toBe('audience');
    expect(of('broadcastShare')).toBe('ratio');
    expect(of('pagesPerVisit')).toBe('mean');
    expect(of('plays', 'count')).toBe('count');
  });
});
