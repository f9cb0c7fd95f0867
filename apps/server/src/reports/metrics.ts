/** Every metric, once: what it means, its unit, and the expression that counts it. */
import { type MetricDefinition, MetricName } from '@sintonia/contracts';
import { list, type Sql, sql } from './sql.ts';

interface Metric extends Pick<MetricDefinition, 'unit' | 'title' | 'sentence'> {
  /** Rows it counts (`relations.ts`). */
  over: 'hits' | 'sessions';
  expression: Sql;
  /** For what is counted of hits: the same from rows of hours (`rollups/hour-columns.ts`). */
  ofHours?: Sql;
}

const METRICS = {
  pageviews: {
    over: 'hits',
    unit: 'count',
    expression: sql`countIf(kind = 'pageview')`,
    ofHours: sql`sum(hours.pageviews)`,
    title: { ca: 'Pàgines vistes', en: 'Page views' },
    sentence: {
      ca: 'Quantes vegades s’ha vist una pàgina, també les que es compten sense cap identificador.',
      en: 'How many times a page was seen, those counted without any identifier included.',
    },
  },
  exemptPageviews: {
    over: 'hits',
    unit: 'count',
    expression: sql`countIf(kind = 'pageview' and tier = 'none')`,
    ofHours: sql`sum(hours.exempt_pageviews)`,
    title: { ca: 'Pàgines vistes sense identificador', en: 'Page views without identifier' },
    sentence: {
      ca: 'La part de les pàgines vistes de qui no ha acceptat l’analítica: només se’n sap que han passat.',
      en: 'The share of page views by people who did not accept analytics: all that is known is that they happened.',
    },
  },
  visitors: {
    over: 'hits',
    unit: 'count',
    expression: sql`uniqExactIf(visitor_id, tier != 'none' and visitor_id != '')`,
    ofHours: sql`uniqExactMerge(hours.visitors)`,
    title: { ca: 'Visitants', en: 'Visitors' },
    sentence: {
      ca: 'Navegadors diferents que han acceptat l’analítica i han enviat com a mínim un senyal.',
      en: 'Distinct browsers that accepted analytics and sent at least one hit.',
    },
  },
  visits: {
    over: 'hits',
    unit: 'count',
    expression: sql`countIf(starts_visit and tier != 'none')`,
    ofHours: sql`sum(hours.visits) + sum(hours.carried)`,
    title: { ca: 'Visites', en: 'Visits' },
    sentence: {
      ca: 'Sèries de senyals d’un mateix visitant amb menys de 30 minuts entre l’un i el següent. La que ve del període anterior compta en tots dos.',
      en: 'Runs of hits of one visitor with less than 30 minutes from each to the next. One that goes on from the period before counts in both.',
    },
  },
  plays: {
    over: 'sessions',
    unit: 'count',
    expression: sql`countIf(starts_play)`,
    title: { ca: 'Reproduccions', en: 'Plays' },
    sentence: {
      ca: 'Sessions de reproducció en què el contingut, i no només la publicitat, ha començat a sonar o a veure’s. Cadascuna compta un sol cop, quan comença.',
      en: 'Playback sessions in which the content itself, not only an advertisement, began to play. Each counts once, when it begins.',
    },
  },
  completions: {
    over: 'sessions',
    unit: 'count',
    expression: sql`countIf(has_complete)`,
    title: { ca: 'Reproduccions completes', en: 'Completions' },
    sentence: {
      ca: 'Sessions de reproducció que han arribat al final del contingut.',
      en: 'Playback sessions that reached the end of the content.',
    },
  },
  uniqueViewers: {
    over: 'sessions',
    unit: 'count',
    expression: sql`uniqExactIf(visitor, has_play and visitor != 0)`,
    title: { ca: 'Espectadors únics', en: 'Unique viewers' },
    sentence: {
      ca: 'Visitants diferents que han sentit o vist contingut, encara que el començessin abans.',
      en: 'Distinct visitors for whom content played, also where it had begun before.',
    },
  },
  contentTimeSpent: {
    over: 'sessions',
    unit: 'seconds',
    expression: sql`sum(play_ms) / 1000`,
    title: { ca: 'Temps de reproducció', en: 'Content time spent' },
    sentence: {
      ca: 'Suma del temps en què el contingut ha avançat, sense publicitat, pauses ni esperes.',
      en: 'Sum of the time during which content advanced, without advertisements, pauses or stalls.',
    },
  },
} as const satisfies Record<MetricName, Metric>;

/** `expression as name` for each, ready for a select from rows of hours called `hours`, or from sessions. */
export const metricColumns = (...names: readonly MetricName[]): Sql =>
  list(names.map((name) => sql`${ofHours(METRICS[name])} as ${{ chunks: [name] }}`));

/** The same from the rows that a metric is defined over: hits with `starts_visit`, or sessions. */
export const metricColumnsOfRows = (...names: readonly MetricName[]): Sql =>
  list(names.map((name) => sql`${METRICS[name].expression} as ${{ chunks: [name] }}`));

const ofHours = (metric: Metric): Sql => metric.ofHours ?? metric.expression;

/** What an analyst reads when opening a figure. The formula is the expression that ran, over its rows. */
export const metricDefinitions = (): MetricDefinition[] =>
  MetricName.options.map((name) => {
    const { unit, title, sentence, expression, over } = METRICS[name];
    return { name, unit, title, sentence, formula: `${expression.chunks.join('')} · ${over}` };
  });
