/** Metrics of chapters, from the chapter that heartbeats name. */
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const CHAPTER_METRICS: Readonly<Record<string, Metric>> = {
  chapterStarts: {
    relation: 'chapters',
    count: { by: 'rows', when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Capítols començats', en: 'Chapter starts' },
    sentence: {
      ca: 'Vegades que una reproducció ha entrat en un capítol, també per un salt.',
      en: 'How many times a play entered a chapter, also by a jump.',
    },
    formula: { ca: 'nombre d’entrades en un capítol', en: 'number of entries into a chapter' },
  },
  chapterCompletes: {
    relation: 'chapters',
    count: { by: 'rows', when: sql`is_completed` },
    unit: 'count',
    version: 1,
    title: { ca: 'Capítols complets', en: 'Chapter completes' },
    sentence: {
      ca: 'Capítols començats en què s’ha arribat al final sense saltar a un altre lloc.',
      en: 'Chapters started whose end was reached without jumping elsewhere.',
    },
    formula: {
      ca: 'nombre d’entrades en un capítol que arriben al final sense saltar',
      en: 'number of entries into a chapter that reach its end without a jump',
    },
  },
  chapterCompletionRate: ratio(
    'chapterCompletes',
    'chapterStarts',
    { ca: 'Percentatge de capítols complets', en: 'Chapter completion rate' },
    { ca: 'Capítols complets dividits per capítols començats.', en: 'Chapter completes divided by chapter starts.' },
  ),
  chapterTime: {
    relation: 'chapters',
    count: { by: 'sum', value: sql`chapter_ms`, when: sql`chapter_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps de reproducció de capítols', en: 'Time spent in chapters' },
    sentence: {
      ca: 'Suma del temps en què el contingut ha avançat dins de cada capítol.',
      en: 'Sum of the time during which content advanced within each chapter.',
    },
    formula: { ca: 'Σ temps de contingut dins de capítols', en: 'Σ content time inside chapters' },
  },
};
