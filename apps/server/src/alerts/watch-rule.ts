/** One evaluation of a rule: figures, finding, and on a finding its cause. */
import type { AlertWatch } from '@sintonia/contracts';
import type { Answering } from '../query/answering.ts';
import { metricOf } from '../query/metrics/all-metrics.ts';
import { isRatio } from '../query/metrics/metric.ts';
import { evaluateDeviation, evaluateFailures, evaluateThreshold } from './evaluate.ts';
import { evaluateSilence, type SectionHour } from './evaluate-silence.ts';
import { readFigures } from './read-figures.ts';
import type { FigureQuery, KnownHours } from './read-hour.ts';
import { causeOf, FAILURES, failuresOf, STARTS } from './rule-cause.ts';
import type { Watched } from './watched.ts';
import type { Hour } from './windows.ts';

const none: Watched['cause'] = async () => null;

const SECTION = { metrics: ['pageviews'], dimensions: ['section'] };

/** Rejects with `UnansweredQuery` if the rule names a metric or dimension that does not exist. */
export async function watchRule(
  answering: Answering,
  { watch, suite }: { watch: AlertWatch; suite: string },
  knownHours: KnownHours,
): Promise<Watched> {
  switch (watch.kind) {
    case 'threshold':
    case 'deviation': {
      const query: FigureQuery = { suite, metrics: [watch.metric], filter: watch.filter };
      const { now, past, hour, compared } = await readFigures(answering, query, knownHours);
      const figures = {
        now: now.totals[watch.metric] ?? null,
        past: past.flatMap(({ totals }) => totals[watch.metric] ?? []),
      };
      const metric = metricOf(watch.metric);
      const addsUp = !isRatio(metric) && (metric.unit === 'count' || metric.unit === 'seconds');
      const isCount = addsUp && metric.unit === 'count';
      const found =
        watch.kind === 'threshold' ? evaluateThreshold(watch, figures) : evaluateDeviation(watch, figures, isCount);
      // Only of a sum has each value a part: of a ratio, a value without events would seem to have fallen to 0.
      const cause = addsUp ? causeOf(answering, query, found, [hour, compared]) : none;
      return { ...found, sections: [], cause };
    }
    case 'failures': {
      const query: FigureQuery = { suite, metrics: [...FAILURES, STARTS] };
      const { now, past, hour, compared } = await readFigures(answering, query, knownHours);
      const found = evaluateFailures(failuresOf(now), past.map(failuresOf));
      return {
        ...found,
        sections: [],
        cause: causeOf(answering, { suite, metrics: FAILURES }, found, [hour, compared], STARTS),
      };
    }
    case 'silence': {
      const { sections, hoursCompared } = await readSilence(answering, suite, knownHours);
      const silent = sections.filter(({ isSilent }) => isSilent);
      if (hoursCompared === 0) return { kind: 'unknown', sections: [], cause: none };
      const usual = silent.reduce((sum, one) => sum + (one.usual ?? 0), 0);
      return {
        kind: silent.length > 0 ? 'alert' : 'fine',
        value: 0,
        usual,
        sections: silent.map(({ section }) => section),
        cause: none,
      };
    }
  }
}

export async function readSilence(
  answering: Answering,
  suite: string,
  knownHours: KnownHours = new Map(),
): Promise<{ sections: SectionHour[]; hoursCompared: number; hour: Hour; pastHours: Hour[] }> {
  const { now, past, hour, pastHours } = await readFigures(answering, { suite, ...SECTION }, knownHours);
  const sections = evaluateSilence(
    now.rows,
    past.map(({ rows }) => rows),
  );
  return { sections, hoursCompared: past.length, hour, pastHours };
}
