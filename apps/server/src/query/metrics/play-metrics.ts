/** Metrics of attempts to play and of plays: starts, failures, progress. */
import { type Sql, sql } from '../sql.ts';
import { type CountedMetric, type Metric, type Relation, ratio, type Words } from './metric.ts';

const rows = (relation: Relation, when: Sql, title: Words, sentence: Words): CountedMetric => ({
  relation,
  count: { by: 'rows', when },
  unit: 'count',
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
/** Share of plays that covered this part, for media with a known length: content that was jumped over does not count. */
function coverage(percent: number): Record<string, Metric> {
  const [ca, en] = [`${percent} % del contingut`, `${percent} % of the content`];
  return {
    [`playsWatching${percent}`]: rows(
      'plays',
      sql`has_length and covered_s * 100 >= media_length_s * ${{ chunks: [String(percent)] }}`,
      { ca: `Reproduccions que veuen el ${ca}`, en: `Plays that watch ${en}` },
      {
        ca: `Reproduccions en què s’ha vist o sentit almenys el ${ca}; el que s’ha saltat no compta, i el que s’ha repetit compta un cop.`,
        en: `Plays that played at least ${en}; parts that were skipped do not count, and repeated ones count once.`,
      },
    ),
    [`progressWatched${percent}`]: ratio(
      `playsWatching${percent}`,
      'playsWithLength',
      { ca: `Part que veu el ${ca}`, en: `Share watching ${en}` },
      {
        ca: `Reproduccions que veuen el ${ca}, dividides per les de contingut de durada coneguda.`,
        en: `Plays that watch ${en}, divided by plays of content of known length.`,
      },
    ),
  };
}

/** Median and 95th percentile. @param part of all plays, by whether they began with a pre-roll */
function startupTimes(suffix: string, part: { when: Sql; of: Words } | null): Record<string, Metric> {
  const levels = [
    ['startupMedian', 0.5, 'mediana', 'median'],
    ['startupP95', 0.95, 'percentil 95', '95th percentile'],
  ] as const;
  const [ofCa, ofEn] = part ? [`, ${part.of.ca}`, `, ${part.of.en}`] : ['', ''];
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
      },
    ]),
  );
}

export const PLAY_METRICS: Readonly<Record<string, Metric>> = {
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
  judgedSessions: rows(
    'attempts',
    sql`has_play or has_error`,
    { ca: 'Sessions jutjades', en: 'Judged sessions' },
    {
      ca: 'Intents que arrenquen o fallen; sense els abandonats abans de començar, dels quals no se sap la qualitat.',
      en: 'Attempts that started or failed; not those left before the start, whose quality is not known.',
    },
  ),
  goodSessions: {
    ...rows(
      'attempts',
      sql`has_play and not has_error and startup <= 8000 and is_smooth`,
      { ca: 'Sessions bones', en: 'Good sessions' },
      {
        ca: 'Intents que arrenquen en 8 segons com a molt, passen esperant l’1 % del temps com a molt i no tenen cap error.',
        en: 'Attempts that start within 8 seconds, wait for at most 1 % of the time and have no error.',
      },
    ),
    needs: ['is_smooth'],
  },
  goodSessionRate: ratio(
    'goodSessions',
    'judgedSessions',
    { ca: 'Part de sessions bones', en: 'Share of good sessions' },
    { ca: 'Sessions bones dividides per sessions jutjades.', en: 'Good sessions divided by judged sessions.' },
  ),
  attemptsWithPreroll: {
    ...rows(
      'attempts',
      sql`has_preroll`,
      { ca: 'Intents amb anunci inicial', en: 'Attempts with a pre-roll' },
      { ca: 'Intents en què ha començat un anunci inicial.', en: 'Attempts in which a pre-roll ad started.' },
    ),
    needs: ['has_preroll'],
  },
  exitsInPreroll: {
    ...rows(
      'attempts',
      sql`has_preroll and not has_play and not has_error and is_over`,
      { ca: 'Abandonaments durant l’anunci inicial', en: 'Exits in the pre-roll' },
      {
        ca: 'Intents amb anunci inicial acabats sense error i sense que el contingut comencés.',
        en: 'Attempts with a pre-roll that ended without an error before the content began.',
      },
    ),
    needs: ['has_preroll'],
  },
  exitInPrerollRate: ratio(
    'exitsInPreroll',
    'attemptsWithPreroll',
    { ca: 'Part d’abandonaments durant l’anunci inicial', en: 'Exit in the pre-roll rate' },
    {
      ca: 'Abandonaments durant l’anunci inicial, dividits per intents amb anunci inicial.',
      en: 'Exits in the pre-roll divided by attempts with a pre-roll.',
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
  ...Object.assign({}, ...[10, 25, 50, 75, 90, 95].map(coverage)),
  coverageCompletionRate: ratio(
    'playsWatching90',
    'playsWithLength',
    { ca: 'Finalització per cobertura', en: 'Completion by coverage' },
    {
      ca: 'Reproduccions en què s’ha vist o sentit almenys el 90 % del contingut, sense comptar el que s’ha saltat, dividides per les de durada coneguda.',
      en: 'Plays that played at least 90 % of the content, without skipped parts, divided by plays of content of known length.',
    },
  ),
  uniqueContentWatched: {
    relation: 'plays',
    count: { by: 'sum', value: sql`covered_s`, when: sql`covered_s > 0` },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Contingut vist sense repetir', en: 'Unique content watched' },
    sentence: {
      ca: 'Segons del contingut que cada reproducció ha cobert: els repetits compten un cop, els saltats no compten. Si el reproductor no diu la velocitat, es pren la normal.',
      en: 'Seconds of the content that each play covered: repeated ones count once, skipped ones do not count. Where the player does not say its rate, the normal one is assumed.',
    },
  },
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
  },
};
