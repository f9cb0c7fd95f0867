/** Metrics of playback: attempts, plays, time and audience. */
import { type Sql, sql } from '../sql.ts';
import type { CountedMetric, Metric, RatioMetric, Relation, Words } from './metric.ts';

const rows = (relation: Relation, when: Sql, title: Words, sentence: Words): CountedMetric => ({
  relation,
  count: { by: 'rows', when },
  unit: 'count',
  version: 1,
  title,
  sentence,
});
/** Of heartbeats. @param ms value to sum */
const seconds = (ms: Sql, title: Words, sentence: Words): CountedMetric => ({
  relation: 'reports',
  count: { by: 'sum', value: ms, when: sql`${ms} != 0`, per: 1000 },
  unit: 'seconds',
  version: 1,
  title,
  sentence,
});
const ratio = (of: string, per: string, title: Words, sentence: Words): RatioMetric => ({
  of,
  per,
  unit: 'ratio',
  version: 1,
  title,
  sentence,
});

/** Share of plays that reached this point, for media with a known length. */
function progress(percent: number): Record<string, Metric> {
  const [ca, en] = [`${percent} % del contingut`, `${percent} % of the content`];
  return {
    [`playsReaching${percent}`]: rows(
      'plays',
      sql`has_length and furthest_s * 100 >= media_length_s * ${{ chunks: [String(percent)] }}`,
      { ca: `Reproduccions que arriben al ${ca}`, en: `Plays that reach ${en}` },
      {
        ca: `Reproduccions amb una posició màxima d’almenys el ${ca}; saltar-hi també compta.`,
        en: `Plays whose furthest position is at least ${en}; jumping there counts too.`,
      },
    ),
    [`progressReached${percent}`]: ratio(
      `playsReaching${percent}`,
      'playsWithLength',
      { ca: `Part que arriba al ${ca}`, en: `Share reaching ${en}` },
      {
        ca: `Reproduccions que arriben al ${ca}, dividides per les de contingut de durada coneguda.`,
        en: `Plays that reach ${en}, divided by plays of content of known length.`,
      },
    ),
  };
}

export const PLAYBACK_METRICS: Readonly<Record<string, Metric>> = {
  mediaStarts: rows(
    'attempts',
    sql`1`,
    { ca: 'Intents de reproducció', en: 'Media starts' },
    { ca: 'Sessions de reproducció que s’han obert.', en: 'Playback sessions that were opened.' },
  ),
  startedAttempts: rows(
    'attempts',
    sql`has_play`,
    { ca: 'Intents que arrenquen', en: 'Attempts that started' },
    { ca: 'Intents en què el contingut ha arribat a començar.', en: 'Attempts whose content began to play.' },
  ),
  unstartedAttempts: rows(
    'attempts',
    sql`not has_play`,
    { ca: 'Intents que no arrenquen', en: 'Attempts that did not start' },
    { ca: 'Intents en què el contingut no ha començat.', en: 'Attempts whose content did not begin to play.' },
  ),
  startFailures: rows(
    'attempts',
    sql`not has_play and has_error`,
    { ca: 'Fallades en arrencar', en: 'Start failures' },
    {
      ca: 'Intents que han acabat amb un error abans del contingut.',
      en: 'Attempts ended by an error before the content.',
    },
  ),
  exitsBeforeStart: rows(
    'attempts',
    sql`not has_play and not has_error and is_over`,
    { ca: 'Abandonaments abans de començar', en: 'Exits before start' },
    {
      ca: 'Intents acabats sense error i sense que el contingut comencés; deu minuts de silenci acaben una sessió.',
      en: 'Attempts that ended without an error before the content began; ten minutes of silence end a session.',
    },
  ),
  openAttempts: rows(
    'attempts',
    sql`not has_play and not has_error and not is_over`,
    { ca: 'Intents encara oberts', en: 'Attempts still open' },
    { ca: 'Intents que encara poden començar.', en: 'Attempts that may still start.' },
  ),
  exitBeforeStartRate: ratio(
    'exitsBeforeStart',
    'mediaStarts',
    { ca: 'Part d’abandonaments abans de començar', en: 'Exit before start rate' },
    { ca: 'Abandonaments abans de començar, dividits per intents.', en: 'Exits before start divided by media starts.' },
  ),
  startFailureRate: ratio(
    'startFailures',
    'mediaStarts',
    { ca: 'Part de fallades en arrencar', en: 'Start failure rate' },
    { ca: 'Fallades en arrencar, dividides per intents.', en: 'Start failures divided by media starts.' },
  ),
  dropBeforeContentRate: ratio(
    'unstartedAttempts',
    'mediaStarts',
    { ca: 'Part que no arriba al contingut', en: 'Pre-roll drop rate' },
    {
      ca: 'Intents que no arrenquen, dividits per intents.',
      en: 'Attempts that did not start, divided by media starts.',
    },
  ),
  plays: rows(
    'plays',
    sql`1`,
    { ca: 'Reproduccions', en: 'Plays' },
    {
      ca: 'Sessions de reproducció en què el contingut, i no només la publicitat, ha començat a sonar o a veure’s. Cadascuna compta un sol cop, quan comença.',
      en: 'Playback sessions in which the content itself, not only an advertisement, began to play. Each counts once, when it begins.',
    },
  ),
  playsWithLength: rows(
    'plays',
    sql`has_length`,
    { ca: 'Reproduccions de durada coneguda', en: 'Plays of known length' },
    {
      ca: 'Reproduccions que no són en directe i diuen quant dura el contingut.',
      en: 'Plays that are not live and say how long the content is.',
    },
  ),
  ...Object.assign({}, ...[10, 25, 50, 75, 90, 95].map(progress)),
  finishedPlays: rows(
    'plays',
    sql`is_finished`,
    { ca: 'Reproduccions acabades', en: 'Finished plays' },
    {
      ca: 'Reproduccions començades en el període que han arribat al final.',
      en: 'Plays that began in the period and reached the end.',
    },
  ),
  completionRate: ratio(
    'finishedPlays',
    'plays',
    { ca: 'Taxa de finalització', en: 'Completion rate' },
    {
      ca: 'Reproduccions acabades dividides per reproduccions; es pot haver saltat contingut.',
      en: 'Finished plays divided by plays; content may have been skipped.',
    },
  ),
  playbackFailures: rows(
    'plays',
    sql`has_error`,
    { ca: 'Reproduccions amb error', en: 'Playback failures' },
    { ca: 'Reproduccions amb un error.', en: 'Plays with an error.' },
  ),
  playbackFailureRate: ratio(
    'playbackFailures',
    'plays',
    { ca: 'Part de reproduccions amb error', en: 'Playback failure rate' },
    { ca: 'Reproduccions amb error dividides per reproduccions.', en: 'Playback failures divided by plays.' },
  ),
  ...Object.fromEntries(
    (
      [
        ['startupMedian', 0.5, 'mediana', 'median'],
        ['startupP95', 0.95, 'percentil 95', '95th percentile'],
      ] as const
    ).map(([key, level, ca, en]): [string, Metric] => [
      key,
      {
        relation: 'plays',
        count: { by: 'quantile', value: sql`startup`, when: sql`startup > 0`, level },
        unit: 'ms',
        version: 1,
        title: { ca: `Temps d’arrencada (${ca})`, en: `Start-up time (${en})` },
        sentence: {
          ca: 'Temps fins que el contingut es mou, tal com el diu el reproductor.',
          en: 'Time until the content moves, as the player says it.',
        },
      },
    ]),
  ),
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
  },
  completions: {
    relation: 'reports',
    count: { by: 'distinct', key: sql`viewing`, when: sql`is_complete` },
    unit: 'count',
    version: 1,
    title: { ca: 'Reproduccions completes', en: 'Completions' },
    sentence: {
      ca: 'Sessions de reproducció que han arribat al final del contingut.',
      en: 'Playback sessions that reached the end of the content.',
    },
  },
  uniqueViewers: {
    relation: 'reports',
    count: { by: 'distinct', key: sql`who`, when: sql`is_content and has_play and who != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Espectadors únics', en: 'Unique viewers' },
    sentence: {
      ca: 'Visitants diferents que han sentit o vist contingut, encara que el començessin abans.',
      en: 'Distinct visitors for whom content played, also where it had begun before.',
    },
  },
  contentTimeSpent: seconds(
    sql`content_ms`,
    { ca: 'Temps de reproducció', en: 'Content time spent' },
    {
      ca: 'Suma del temps en què el contingut ha avançat, sense publicitat, pauses ni esperes.',
      en: 'Sum of the time during which content advanced, without advertisements, pauses or stalls.',
    },
  ),
  mediaTimeSpent: seconds(
    sql`(content_ms + ad_ms)`,
    { ca: 'Temps de contingut i publicitat', en: 'Media time spent' },
    { ca: 'Temps de reproducció més temps de publicitat.', en: 'Content time spent and ad time together.' },
  ),
  averageTimePerViewer: {
    ...ratio(
      'contentTimeSpent',
      'uniqueViewers',
      { ca: 'Temps mitjà per espectador', en: 'Average time per viewer' },
      {
        ca: 'Temps de reproducció dividit per espectadors únics.',
        en: 'Content time spent divided by unique viewers.',
      },
    ),
    unit: 'seconds',
  },
  playsPerViewer: ratio(
    'plays',
    'uniqueViewers',
    { ca: 'Reproduccions per espectador', en: 'Frequency' },
    { ca: 'Reproduccions dividides per espectadors únics.', en: 'Plays divided by unique viewers.' },
  ),
  pausedTime: seconds(
    sql`paused_ms`,
    { ca: 'Temps en pausa', en: 'Paused time' },
    {
      ca: 'Temps amb el contingut en pausa o mentre es busca una posició.',
      en: 'Time with the content paused or seeking.',
    },
  ),
  stalledTime: seconds(
    sql`stalled_ms`,
    { ca: 'Temps d’espera', en: 'Stalled time' },
    {
      ca: 'Temps en què el contingut, ja començat, ha esperat dades.',
      en: 'Time in which content that had begun waited for data.',
    },
  ),
  playingOrStalledTime: seconds(
    sql`(content_ms + stalled_ms)`,
    { ca: 'Temps de reproducció i espera', en: 'Playing or stalled time' },
    { ca: 'Temps de reproducció més temps d’espera.', en: 'Content time spent and stalled time together.' },
  ),
  rebufferRatio: ratio(
    'stalledTime',
    'playingOrStalledTime',
    { ca: 'Part del temps en espera', en: 'Rebuffer ratio' },
    {
      ca: 'Temps d’espera dividit per temps de reproducció i espera.',
      en: 'Stalled time divided by playing or stalled time.',
    },
  ),
  deliveredBits: {
    relation: 'reports',
    count: { by: 'sum', value: sql`bits`, when: sql`bits != 0`, per: 1000 },
    unit: 'count',
    version: 1,
    title: { ca: 'Bits reproduïts', en: 'Bits played' },
    sentence: { ca: 'Taxa de bits per temps, sumada.', en: 'Bitrate by time, added up.' },
  },
  timeWithBitrate: seconds(
    sql`bitrate_ms`,
    { ca: 'Temps amb taxa de bits', en: 'Time with a bitrate' },
    {
      ca: 'Temps de reproducció del qual es coneix la taxa de bits.',
      en: 'Content time spent whose bitrate is known.',
    },
  ),
  averageBitrate: {
    ...ratio(
      'deliveredBits',
      'timeWithBitrate',
      { ca: 'Taxa de bits mitjana', en: 'Average bitrate' },
      { ca: 'Mitjana de la taxa de bits, ponderada pel temps.', en: 'Mean of the bitrate, weighted by time.' },
    ),
    unit: 'bitsPerSecond',
  },
  averageAudience: {
    relation: 'audience',
    count: { by: 'span', value: sql`sum(end_ms - begin_ms) / max(window_ms)` },
    unit: 'ratio',
    version: 2, // by hour and weekday, time belongs to the hour in which it passes
    title: { ca: 'Audiència mitjana', en: 'Average-minute audience' },
    sentence: {
      ca: 'Temps de contingut dins del període, o de cada part, dividit per la seva durada: quants n’hi havia de mitjana.',
      en: 'Content time inside the period, or each part of it, divided by its length: how many were there on average.',
    },
  },
  peakConcurrency: {
    relation: 'audience',
    count: {
      by: 'span',
      value: sql`maxIntersections(intDiv(begin_ms + 999, 1000), intDiv(end_ms + 999, 1000))`,
    },
    unit: 'count',
    version: 1,
    title: { ca: 'Pic de sessions simultànies', en: 'Peak concurrent sessions' },
    sentence: {
      ca: 'Màxim de sessions amb el contingut en marxa en un mateix segon.',
      en: 'Most sessions whose content played in the same second.',
    },
  },
};
