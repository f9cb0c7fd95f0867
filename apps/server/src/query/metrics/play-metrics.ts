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
    {
      ca: 'nombre d’inicis de reproducció del contingut, comptats un sol cop per sessió',
      en: 'number of content starts, counted once for each session',
    },
  ),
  finishedPlays: rows(
    'plays',
    sql`is_finished and has_length`,
    { ca: 'Reproduccions acabades', en: 'Finished plays' },
    {
      ca: 'Reproduccions de contingut de durada coneguda, començades en el període, que han arribat al final. Els directes no en tenen.',
      en: 'Plays of content of known length that began in the period and reached the end. Live streams have none.',
    },
    {
      ca: 'nombre de reproduccions de durada coneguda que arriben al final',
      en: 'number of plays of known length that reach the end',
    },
    2, // live and linear streams have no end
  ),
  completionRate: ratio(
    'finishedPlays',
    'playsWithLength',
    { ca: 'Taxa de finalització', en: 'Completion rate' },
    {
      ca: 'Reproduccions acabades dividides per les de contingut de durada coneguda; es pot haver saltat contingut. Els directes no s’hi compten.',
      en: 'Finished plays divided by plays of content of known length; content may have been skipped. Live streams are not counted.',
    },
    2, // live and linear streams have no end
  ),
};
