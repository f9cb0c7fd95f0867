/**
 * Figures of a saved view that is no query: a funnel, a flow, retention, broadcasts, or a list of work. They are requested
 * as its address says.
 */
import { FlowAnswer, FunnelAnswer, ok, RetentionAnswer } from '@sintonia/contracts';
import { type Answered, ask } from '../api/request.ts';
import { ANALYSIS_PATHS, withOwnPeriod } from '../query/analysis-paths.ts';
import { parseFunnel, stepFilters } from '../query/funnel-address.ts';
import { scopeOf } from '../query/report-request.ts';
import { fetchTopValues } from '../query/top-values.ts';
import { broadcastsOf } from './broadcast-figures.ts';
import { type LoadFigures, type PathContext, type PathFigures, ROWS, scopeIn } from './path-scope.ts';
import { WORK_LOADS } from './work-figures.ts';

const LOADS: Readonly<Record<string, LoadFigures>> = {
  [ANALYSIS_PATHS.funnel]: async (search, around, signal) => {
    const { steps, within, isStrict } = parseFunnel(search);
    const body = { ...scopeOf(scopeIn(search, around)), steps: stepFilters(steps), within, isStrict };
    const answer = await ask('/api/v1/reports/funnel', body, FunnelAnswer, signal);
    return answer.ok ? ok({ kind: 'funnel', each: answer.value.each, steps: answer.value.steps }) : answer;
  },
  [ANALYSIS_PATHS.flow]: async (search, around, signal) => {
    const scope = scopeIn(search, around);
    const dimension = search.get('de-que') ?? 'page';
    const among = dimension === 'videoTitle' ? 'mediaStart' : 'pageview';
    let value = search.get('valor') ?? '';
    if (value === '') {
      const metric = among === 'pageview' ? 'pageviews' : 'visits';
      const filter = { not: { is: 'empty' as const, dimension } };
      const top = await fetchTopValues(scope, { dimension, metric, filter, limit: 1 }, signal);
      if (!top.ok) return top;
      value = top.value[0] ?? '';
    }
    if (value === '') return ok({ kind: 'flow', value, times: 0, after: [] });
    const body = { ...scopeOf(scope), dimension, value, among, steps: 1, limit: ROWS };
    const answer = await ask('/api/v1/reports/flow', body, FlowAnswer, signal);
    if (!answer.ok) return answer;
    const { times, after } = answer.value;
    return ok({ kind: 'flow', value, times, after: after[0]?.values ?? [] });
  },
  [ANALYSIS_PATHS.retention]: async (search, around, signal) => {
    const body = scopeOf(scopeIn(withOwnPeriod('retention', search), around));
    const answer = await ask('/api/v1/reports/retention', body, RetentionAnswer, signal);
    return answer.ok ? ok({ kind: 'retention', cohorts: answer.value.cohorts }) : answer;
  },
  '/emissions': broadcastsOf,
  '/fitxa/emissio': broadcastsOf,
  ...WORK_LOADS,
};

/** Null for a screen without figures of its own. */
export function loadOf(path: string): ((around: PathContext, signal: AbortSignal) => Answered<PathFigures>) | null {
  const [pathname = '', search] = path.split('?');
  const load = Object.hasOwn(LOADS, pathname) ? LOADS[pathname] : undefined;
  return load ? (around, signal) => load(new URLSearchParams(search), around, signal) : null;
}
