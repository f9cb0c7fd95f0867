/** Metrics of what a viewer experienced: start-up time, failures, good sessions, dropped frames. */
import { type Sql, sql } from '../sql.ts';
import { type Metric, ratio, countedRows as rows, type Words } from './metric.ts';

/** Median and 95th percentile. @param part of all plays, by whether they began with a pre-roll */
function startupTimes(suffix: string, part: { when: Sql; of: Words } | null): Record<string, Metric> {
  const levels = [
    ['startupMedian', 0.5, 'mediana', 'median'],
    ['startupP95', 0.95, 'percentil 95', '95th percentile'],
  ] as const;
  const [ofCa, ofEn] = part ? [`, ${part.of.ca}`, `, ${part.of.en}`] : ['', ''];
  const plays = part?.of ?? { ca: 'reproduccions', en: 'plays' };
  return Object.fromEntries(
    levels.map(([key, level, ca, en]): [string, Metric] => [
      key + suffix,
      {
        relation: 'plays',
        count: {
          by: 'quantile',
          value: sql`startup`,
          when: part ? sql`startup > 0 and ${part.when}` : sql`startup > 0`,
          level,
        },
        ...(part && { needs: ['has_preroll'] }),
        unit: 'ms',
        version: 1,
        title: { ca: `Temps d’arrencada (${ca}${ofCa})`, en: `Start-up time (${en}${ofEn})` },
        sentence: {
          ca: `Temps fins que el contingut es mou, tal com el diu el reproductor${ofCa}.`,
          en: `Time until the content moves, as the player says it${ofEn}.`,
        },
        formula: {
          ca: `${ca} de (primera imatge o so del contingut − ordre de reproduir) de les ${plays.ca}`,
          en: `${en} of (first picture or sound of the content − instruction to play) of ${plays.en}`,
        },
      },
    ]),
  );
}

const IS_GOOD = sql`has_play and not has_failed and startup <= 8000 and is_smooth`;

export const QUALITY_METRICS: Readonly<Record<string, Metric>> = {
  judgedSessions: rows(
    'attempts',
    sql`has_play or has_failed`,
    { ca: 'Sessions avaluades', en: 'Assessed sessions' },
    {
      ca: 'Intents que arrenquen o fallen; sense els abandonats abans de començar, dels quals no se sap la qualitat.',
      en: 'Attempts that started or failed; not those left before the start, whose quality is not known.',
    },
    { ca: 'nombre d’intents que arrenquen o fallen', en: 'number of attempts that start or fail' },
    2, // recovered errors are no failures
  ),
  goodSessions: {
    ...rows(
      'attempts',
      IS_GOOD,
      { ca: 'Sessions bones', en: 'Good sessions' },
      {
        ca: 'Intents que arrenquen en 8 segons com a molt, passen esperant l’1 % del temps com a molt i no acaben per un error.',
        en: 'Attempts that start within 8 seconds, wait for at most 1% of the time and are not ended by an error.',
      },
      {
        ca: 'nombre d’intents amb arrencada ≤ 8 s, espera ≤ 1 % del temps i cap error que els acabi',
        en: 'number of attempts with start-up ≤ 8 s, stalls ≤ 1% of the time and no error that ends them',
      },
    ),
    version: 3, // 2: waits of an ad break do not count for the session; 3: recovered errors are no failures
    needs: ['is_smooth'],
  },
  goodSessionRate: ratio(
    'goodSessions',
    'judgedSessions',
    { ca: 'Percentatge de sessions bones', en: 'Share of good sessions' },
    { ca: 'Sessions bones dividides per sessions avaluades.', en: 'Good sessions divided by assessed sessions.' },
    3,
  ),
  impactedSessions: {
    ...rows(
      'attempts',
      sql`(has_play or has_failed) and not (${IS_GOOD})`,
      { ca: 'Sessions afectades', en: 'Impacted sessions' },
      {
        ca: 'Sessions avaluades que no són bones: triguen més de 8 segons a arrencar, passen esperant més de l’1 % del temps o les acaba un error.',
        en: 'Assessed sessions that are not good: they take more than 8 seconds to start, wait for more than 1% of the time or are ended by an error.',
      },
      { ca: 'sessions avaluades − sessions bones', en: 'assessed sessions − good sessions' },
    ),
    needs: ['is_smooth'],
  },
  impactedSessionRate: ratio(
    'impactedSessions',
    'judgedSessions',
    { ca: 'Percentatge de sessions afectades', en: 'Share of impacted sessions' },
    {
      ca: 'Sessions afectades dividides per sessions avaluades.',
      en: 'Impacted sessions divided by assessed sessions.',
    },
  ),
  playbackFailures: rows(
    'plays',
    sql`has_failed`,
    { ca: 'Reproduccions fallides', en: 'Playback failures' },
    {
      ca: 'Reproduccions que un error ha acabat: després no s’ha reproduït res més, ni han arribat al final.',
      en: 'Plays ended by an error: nothing played on after it, and the end was not reached.',
    },
    { ca: 'nombre de reproduccions acabades per un error', en: 'number of plays ended by an error' },
    2, // recovered errors are no failures
  ),
  playbackFailureRate: ratio(
    'playbackFailures',
    'plays',
    { ca: 'Percentatge de reproduccions fallides', en: 'Playback failure rate' },
    { ca: 'Reproduccions fallides dividides per reproduccions.', en: 'Playback failures divided by plays.' },
    2, // recovered errors are no failures
  ),
  ...startupTimes('', null),
  ...startupTimes('WithPreroll', {
    when: sql`has_preroll`,
    of: { ca: 'reproduccions amb anunci inicial', en: 'plays with a pre-roll' },
  }),
  ...startupTimes('WithoutPreroll', {
    when: sql`not has_preroll`,
    of: { ca: 'reproduccions sense anunci inicial', en: 'plays without a pre-roll' },
  }),
  droppedFrames: {
    relation: 'plays',
    count: { by: 'sum', value: sql`dropped`, when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Fotogrames perduts', en: 'Dropped frames' },
    sentence: {
      ca: 'Suma dels fotogrames que les reproduccions han perdut.',
      en: 'Sum of the frames that plays dropped.',
    },
    formula: { ca: 'Σ fotogrames perduts de cada reproducció', en: 'Σ dropped frames of each play' },
  },
};
