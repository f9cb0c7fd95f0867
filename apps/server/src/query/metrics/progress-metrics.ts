/** Metrics of how far plays of known length come, by position and by what they covered. */
import { NEEDED_OF_CONTENT } from '../plan/content-of-visitors.ts';
import { sql } from '../sql.ts';
import { type Metric, ratio, countedRows as rows } from './metric.ts';

/** Share of plays that reached this point, for media with a known length. */
function progress(percent: number): Record<string, Metric> {
  const [ca, en] = [`${percent} % del contingut`, `${percent}% of the content`];
  return {
    [`playsReaching${percent}`]: rows(
      'plays',
      sql`has_length and furthest_s * 100 >= media_length_s * ${{ chunks: [String(percent)] }}`,
      { ca: `Reproduccions que arriben al ${ca}`, en: `Plays that reach ${en}` },
      {
        ca: `Reproduccions amb una posició màxima d’almenys el ${ca}; saltar-hi també compta.`,
        en: `Plays whose furthest position is at least ${en}; jumping there counts too.`,
      },
      {
        ca: `nombre de reproduccions amb posició màxima ≥ ${percent} % de la durada`,
        en: `number of plays with furthest position ≥ ${percent}% of the length`,
      },
    ),
    [`progressReached${percent}`]: ratio(
      `playsReaching${percent}`,
      'playsWithLength',
      { ca: `Percentatge que arriba al ${ca}`, en: `Share reaching ${en}` },
      {
        ca: `Reproduccions que arriben al ${ca}, dividides per les de contingut de durada coneguda.`,
        en: `Plays that reach ${en}, divided by plays of content of known length.`,
      },
    ),
  };
}
/** Share of plays that covered this part, for media with a known length: content that was jumped over does not count. */
function coverage(percent: number): Record<string, Metric> {
  const [ca, en] = [`${percent} % del contingut`, `${percent}% of the content`];
  return {
    [`playsWatching${percent}`]: rows(
      'plays',
      sql`has_length and covered_s * 100 >= media_length_s * ${{ chunks: [String(percent)] }}`,
      { ca: `Reproduccions que veuen el ${ca}`, en: `Plays that watch ${en}` },
      {
        ca: `Reproduccions en què s’ha vist o sentit almenys el ${ca}; el que s’ha saltat no compta, i el que s’ha repetit compta un cop.`,
        en: `Plays that played at least ${en}; parts that were skipped do not count, and repeated ones count once.`,
      },
      {
        ca: `nombre de reproduccions amb segons diferents coberts ≥ ${percent} % de la durada`,
        en: `number of plays with distinct seconds covered ≥ ${percent}% of the length`,
      },
    ),
    [`progressWatched${percent}`]: ratio(
      `playsWatching${percent}`,
      'playsWithLength',
      { ca: `Percentatge que veu el ${ca}`, en: `Share watching ${en}` },
      {
        ca: `Reproduccions que veuen el ${ca}, dividides per les de contingut de durada coneguda.`,
        en: `Plays that watch ${en}, divided by plays of content of known length.`,
      },
    ),
  };
}

export const PROGRESS_METRICS: Readonly<Record<string, Metric>> = {
  playsWithLength: rows(
    'plays',
    sql`has_length`,
    { ca: 'Reproduccions de durada coneguda', en: 'Plays of known length' },
    {
      ca: 'Reproduccions que no són en directe i diuen quant dura el contingut.',
      en: 'Plays that are not live and say how long the content is.',
    },
    {
      ca: 'nombre de reproduccions de contingut amb durada coneguda, sense els directes',
      en: 'number of plays of content of known length, without live streams',
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
      en: 'Plays that played at least 90% of the content, without skipped parts, divided by plays of content of known length.',
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
    formula: {
      ca: 'Σ segons diferents del contingut coberts per cada reproducció',
      en: 'Σ distinct seconds of content covered by each play',
    },
  },
  contentOfViewers: {
    relation: 'plays',
    count: { by: 'contentOfVisitors' },
    needs: NEEDED_OF_CONTENT,
    unit: 'seconds',
    version: 1,
    title: { ca: 'Contingut diferent dels espectadors', en: 'Distinct content of viewers' },
    sentence: {
      ca: 'Segons de contingut que cada visitant ha cobert en totes les reproduccions juntes: el que torna a veure un altre dia compta un cop. Cada reproducció d’un directe és contingut nou.',
      en: 'Seconds of content that each visitor covered in all plays together: what is seen again on another day counts once. Each play of a live stream is new content.',
    },
    formula: {
      ca: 'Σ segons diferents del contingut coberts per cada visitant en totes les seves reproduccions',
      en: 'Σ distinct seconds of content covered by each visitor in all plays together',
    },
  },
  contentPerViewer: {
    ...ratio(
      'contentOfViewers',
      'uniqueViewers',
      { ca: 'Contingut diferent per espectador', en: 'Distinct content per viewer' },
      {
        ca: 'Contingut diferent dels espectadors dividit per espectadors únics.',
        en: 'Distinct content of viewers divided by unique viewers.',
      },
    ),
    unit: 'seconds',
  },
};
