/** Metrics of attempts to play: starts, failures, exits. */
import { sql } from '../sql.ts';
import { type Metric, ratio, countedRows as rows } from './metric.ts';

export const ATTEMPT_METRICS: Readonly<Record<string, Metric>> = {
  mediaStarts: rows(
    'attempts',
    sql`1`,
    { ca: 'Intents de reproducció', en: 'Media starts' },
    { ca: 'Sessions de reproducció que s’han obert.', en: 'Playback sessions that were opened.' },
    {
      ca: 'nombre de sessions de reproducció obertes en el període',
      en: 'number of playback sessions opened in the period',
    },
  ),
  startedAttempts: rows(
    'attempts',
    sql`has_play`,
    { ca: 'Intents que arrenquen', en: 'Attempts that started' },
    { ca: 'Intents en què el contingut ha arribat a començar.', en: 'Attempts whose content began to play.' },
    { ca: 'nombre d’intents en què comença el contingut', en: 'number of attempts whose content begins' },
  ),
  unstartedAttempts: rows(
    'attempts',
    sql`not has_play`,
    { ca: 'Intents que no arrenquen', en: 'Attempts that did not start' },
    { ca: 'Intents en què el contingut no ha començat.', en: 'Attempts whose content did not begin to play.' },
    { ca: 'nombre d’intents en què no comença el contingut', en: 'number of attempts whose content does not begin' },
  ),
  startFailures: rows(
    'attempts',
    sql`not has_play and has_failed`,
    { ca: 'Fallades en arrencar', en: 'Start failures' },
    {
      ca: 'Intents que un error ha acabat abans del contingut.',
      en: 'Attempts ended by an error before the content.',
    },
    {
      ca: 'nombre d’intents acabats per un error abans del contingut',
      en: 'number of attempts ended by an error before the content',
    },
    2, // recovered errors are no failures
  ),
  exitsBeforeStart: rows(
    'attempts',
    sql`not has_play and not has_failed and is_over`,
    { ca: 'Abandonaments abans de començar', en: 'Exits before start' },
    {
      ca: 'Intents acabats sense error i sense que el contingut comencés; deu minuts de silenci acaben una sessió.',
      en: 'Attempts that ended without an error before the content began; ten minutes of silence end a session.',
    },
    {
      ca: 'nombre d’intents acabats sense error abans del contingut',
      en: 'number of attempts ended without an error before the content',
    },
    2, // recovered errors are no failures
  ),
  openAttempts: rows(
    'attempts',
    sql`not has_play and not has_failed and not is_over`,
    { ca: 'Intents encara oberts', en: 'Attempts still open' },
    { ca: 'Intents que encara poden començar.', en: 'Attempts that may still start.' },
    {
      ca: 'intents − intents que arrenquen − fallades en arrencar − abandonaments abans de començar',
      en: 'media starts − attempts that started − start failures − exits before start',
    },
    2, // recovered errors are no failures
  ),
  exitBeforeStartRate: ratio(
    'exitsBeforeStart',
    'mediaStarts',
    { ca: 'Percentatge d’abandonaments abans de començar', en: 'Exit before start rate' },
    { ca: 'Abandonaments abans de començar, dividits per intents.', en: 'Exits before start divided by media starts.' },
    2, // recovered errors are no failures
  ),
  startFailureRate: ratio(
    'startFailures',
    'mediaStarts',
    { ca: 'Percentatge de fallades en arrencar', en: 'Start failure rate' },
    { ca: 'Fallades en arrencar, dividides per intents.', en: 'Start failures divided by media starts.' },
    2, // recovered errors are no failures
  ),
  dropBeforeContentRate: ratio(
    'unstartedAttempts',
    'mediaStarts',
    { ca: 'Percentatge que no arriba al contingut', en: 'Pre-roll drop rate' },
    {
      ca: 'Intents que no arrenquen, dividits per intents.',
      en: 'Attempts that did not start, divided by media starts.',
    },
  ),
  attemptsWithPreroll: {
    ...rows(
      'attempts',
      sql`has_preroll`,
      { ca: 'Intents amb anunci inicial', en: 'Attempts with a pre-roll' },
      { ca: 'Intents en què ha començat un anunci inicial.', en: 'Attempts in which a pre-roll ad started.' },
      { ca: 'nombre d’intents amb un anunci inicial començat', en: 'number of attempts with a started pre-roll' },
    ),
    needs: ['has_preroll'],
  },
  exitsInPreroll: {
    ...rows(
      'attempts',
      sql`has_preroll and not has_play and not has_failed and is_over`,
      { ca: 'Abandonaments durant l’anunci inicial', en: 'Exits in the pre-roll' },
      {
        ca: 'Intents amb anunci inicial acabats sense error i sense que el contingut comencés.',
        en: 'Attempts with a pre-roll that ended without an error before the content began.',
      },
      {
        ca: 'nombre d’intents amb anunci inicial acabats sense error abans del contingut',
        en: 'number of attempts with a pre-roll ended without an error before the content',
      },
      2, // recovered errors are no failures
    ),
    needs: ['has_preroll'],
  },
  exitInPrerollRate: ratio(
    'exitsInPreroll',
    'attemptsWithPreroll',
    { ca: 'Percentatge d’abandonaments durant l’anunci inicial', en: 'Exit in the pre-roll rate' },
    {
      ca: 'Abandonaments durant l’anunci inicial, dividits per intents amb anunci inicial.',
      en: 'Exits in the pre-roll divided by attempts with a pre-roll.',
    },
    2, // recovered errors are no failures
  ),
};
