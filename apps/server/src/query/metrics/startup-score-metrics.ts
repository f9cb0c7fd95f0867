/** Metrics of how quickly plays start, as a mark of each. */
import { sql } from '../sql.ts';
import { type Metric, ratio, countedRows as rows } from './metric.ts';

/** Half of the best mark is at eight seconds: 0.4 s is 95, 2 s is 80, 8 s is 50, 20 s is 29. */
const SCORE = sql`100 * 8000 / (8000 + startup)`;

export const STARTUP_SCORE_METRICS: Readonly<Record<string, Metric>> = {
  timedPlays: rows(
    'plays',
    sql`startup > 0`,
    { ca: 'Reproduccions amb temps d’arrencada', en: 'Plays with a start-up time' },
    {
      ca: 'Reproduccions de què el reproductor diu quant han trigat a arrencar.',
      en: 'Plays of which the player says how long they took to start.',
    },
    { ca: 'nombre de reproduccions amb temps d’arrencada conegut', en: 'number of plays with a known start-up time' },
  ),
  startupScores: {
    relation: 'plays',
    count: { by: 'sum', value: SCORE, when: sql`startup > 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Suma de notes d’arrencada', en: 'Sum of start-up scores' },
    sentence: {
      ca: 'De cada reproducció, 100 · 8 dividit per 8 més els segons que ha trigat a arrencar; tot sumat.',
      en: 'Of each play, 100 · 8 divided by 8 plus the seconds it took to start; added up.',
    },
    formula: {
      ca: 'Σ 100 · 8 ÷ (8 + segons d’arrencada) de cada reproducció',
      en: 'Σ 100 · 8 ÷ (8 + seconds of start-up) of each play',
    },
  },
  startupScore: ratio(
    'startupScores',
    'timedPlays',
    { ca: 'Nota d’arrencada', en: 'Start-up score' },
    {
      ca: 'Mitjana de les notes d’arrencada, de 0 a 100: 0,4 s són 95; 2 s, 80; 8 s, 50; 20 s, 29.',
      en: 'Mean of the start-up scores, from 0 to 100: 0.4 s is 95, 2 s is 80, 8 s is 50, 20 s is 29.',
    },
  ),
};
