/** Metrics of the concurrent audience. */
import { sql } from '../sql.ts';
import type { Metric } from './metric.ts';
import { FIRST_SECOND, SECOND_AFTER } from './seconds-on.ts';

export const AUDIENCE_METRICS: Readonly<Record<string, Metric>> = {
  averageAudience: {
    relation: 'audience',
    count: { by: 'span', value: sql`sum(end_ms - begin_ms) / max(window_ms)` },
    unit: 'ratio',
    version: 2, // by hour and weekday, time belongs to the hour in which it passes
    title: { ca: 'Audiència mitjana', en: 'Average-minute audience' },
    sentence: {
      ca: 'Temps de contingut dins del període, o de cada part, dividit per la seva durada: quants n’hi havia de mitjana.',
      en: 'Content time inside the period, or each part of it, divided by its length: how many sessions were there on average.',
    },
    formula: {
      ca: 'Σ temps de contingut dins del període ÷ durada del període',
      en: 'Σ content time inside the period ÷ length of the period',
    },
  },
  peakConcurrency: {
    relation: 'audience',
    count: {
      by: 'span',
      value: sql`maxIntersections(${FIRST_SECOND}, ${SECOND_AFTER})`,
      second: sql`maxIntersectionsPosition(${FIRST_SECOND}, ${SECOND_AFTER})`,
    },
    unit: 'count',
    version: 1,
    title: { ca: 'Pic de sessions simultànies', en: 'Peak concurrent sessions' },
    sentence: {
      ca: 'Màxim de sessions amb el contingut en marxa en un mateix segon.',
      en: 'Most sessions whose content played in the same second.',
    },
    formula: {
      ca: 'màxim, de tots els segons del període, del nombre de sessions amb contingut en marxa',
      en: 'maximum, over all seconds of the period, of the number of sessions whose content plays',
    },
  },
  peakViewers: {
    relation: 'audience',
    count: { by: 'viewers', within: 'second' },
    unit: 'count',
    version: 1,
    title: { ca: 'Pic d’espectadors simultanis', en: 'Peak concurrent viewers' },
    sentence: {
      ca: 'Màxim de visitants diferents amb el contingut en marxa en un mateix segon; qui té dos reproductors en marxa compta un cop.',
      en: 'Most distinct visitors whose content played in the same second; somebody who plays in two players counts once.',
    },
    formula: {
      ca: 'màxim, de tots els segons del període, del nombre de visitants diferents amb contingut en marxa',
      en: 'maximum, over all seconds of the period, of the number of distinct visitors whose content plays',
    },
  },
  peakViewersOfMinute: {
    relation: 'audience',
    count: { by: 'viewers', within: 'minute' },
    unit: 'count',
    version: 1,
    title: { ca: 'Pic d’espectadors en un minut', en: 'Peak viewers in a minute' },
    sentence: {
      ca: 'Màxim de visitants diferents amb contingut en marxa en algun moment d’un mateix minut del rellotge.',
      en: 'Most distinct visitors whose content played at some time within the same clock minute.',
    },
    formula: {
      ca: 'màxim, de tots els minuts del període, del nombre de visitants diferents amb contingut en marxa',
      en: 'maximum, over all minutes of the period, of the number of distinct visitors whose content plays',
    },
  },
};
