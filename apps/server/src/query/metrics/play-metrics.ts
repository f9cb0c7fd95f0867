/** Metrics of plays: those that began and ended. */
import { sql } from '../sql.ts';
import { type Metric, ratio, countedRows as rows } from './metric.ts';

export const PLAY_METRICS: Readonly<Record<string, Metric>> = {
  plays: rows(
    'plays',
    sql`1`,
    { ca: 'Reproduccions', en: 'Plays' },
    {
      ca: 'Sessions de reproducció en què el contingut, i no només la publicitat, ha començat a sonar o a veure’s. Cadascuna compta un sol cop, quan comença.',
      en: 'Playback sessions in which the content itself, not only an advertisement, began to play. Each counts once, when it begins.',
    },
  ),
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
};
