/**
 * Figures of a saved view that is no query: a funnel, a flow, retention, or broadcasts. They are requested as its address
 * says.
 */
import { FlowAnswer, FunnelAnswer, ok, type ReportSuites, RetentionAnswer } from '@sintonia/contracts';
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { type Answered, send } from '../api/request.ts';
import { peakOf } from '../broadcasts/broadcast-figures.ts';
import {
  type Broadcast,
  fetchAudiences,
  fetchBroadcasts,
  fetchChannels,
  fetchMinutes,
} from '../broadcasts/fetch-broadcasts.ts';
import { dayBounds, EMISSIONS_ADDRESS, guideDay } from '../broadcasts/guide-day.ts';
import { dayOf, isCivilDay } from '../period/civil-day.ts';
import { parsePeriod } from '../period/period.ts';
import { ANALYSIS_PATHS } from '../query/analysis-paths.ts';
import { parseFunnel, stepFilters } from '../query/funnel-address.ts';
import { scopeOf } from '../query/report-request.ts';
import { fetchTopValues } from '../query/top-values.ts';
import { parseChosen, segmentsOf } from '../segments/chosen-segments.ts';

/** Rows of a tile. */
const ROWS = 3;

export type PathFigures =
  | { kind: 'funnel'; each: FunnelAnswer['each']; steps: FunnelAnswer['steps'] }
  | { kind: 'flow'; value: string; times: number; after: { value: string; count: number }[] }
  | { kind: 'retention'; cohorts: RetentionAnswer['cohorts'] }
  | { kind: 'broadcasts'; channel: string; rows: BroadcastRow[] };

interface BroadcastRow {
  title: string;
  startsAt: string;
  /** Average-minute audience. */
  mean: number;
  peak: { value: number; atMs: number } | null;
}

/** What an address needs besides itself. */
interface PathContext {
  timeZone: string;
  suites: ReportSuites | null;
  nowMs: number;
}

type Load = (search: URLSearchParams, around: PathContext, signal: AbortSignal) => Answered<PathFigures>;

const LOADS: Readonly<Record<string, Load>> = {
  [ANALYSIS_PATHS.funnel]: async (search, around, signal) => {
    const { steps, within, isStrict } = parseFunnel(search);
    const body = { ...scopeOf(scopeIn(search, around)), steps: stepFilters(steps), within, isStrict };
    const answer = await send('POST', '/api/v1/reports/funnel', body, FunnelAnswer, signal);
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
    const answer = await send('POST', '/api/v1/reports/flow', body, FlowAnswer, signal);
    if (!answer.ok) return answer;
    const { times, after } = answer.value;
    return ok({ kind: 'flow', value, times, after: after[0]?.values ?? [] });
  },
  [ANALYSIS_PATHS.retention]: async (search, around, signal) => {
    const body = scopeOf(scopeIn(search, around));
    const answer = await send('POST', '/api/v1/reports/retention', body, RetentionAnswer, signal);
    return answer.ok ? ok({ kind: 'retention', cohorts: answer.value.cohorts }) : answer;
  },
  '/emissions': broadcastsOf,
  '/fitxa/emissio': broadcastsOf,
};

/** Null for a screen without figures of its own. */
export function loadOf(path: string): ((around: PathContext, signal: AbortSignal) => Answered<PathFigures>) | null {
  const [pathname = '', search] = path.split('?');
  const load = Object.hasOwn(LOADS, pathname) ? LOADS[pathname] : undefined;
  return load ? (around, signal) => load(new URLSearchParams(search), around, signal) : null;
}

/** The day's broadcasts with most audience, or the chosen one. */
async function broadcastsOf(search: URLSearchParams, around: PathContext, signal: AbortSignal): Answered<PathFigures> {
  const { timeZone, nowMs } = around;
  const channels = await fetchChannels(signal);
  if (!channels.ok) return channels;
  const named = search.get(EMISSIONS_ADDRESS.channel);
  const channel = channels.value.find(({ slug }) => slug === named) ?? channels.value[0];
  if (!channel) return ok({ kind: 'broadcasts', channel: '', rows: [] });
  const inAddress = search.get(EMISSIONS_ADDRESS.day) ?? '';
  const { fromMs, toMs } = dayBounds(isCivilDay(inAddress) ? inAddress : guideDay(nowMs, timeZone), timeZone);
  const scope = { ...scopeIn(search, around), timeZone, channel: channel.slug };
  const [broadcasts, minutes] = await Promise.all([
    fetchBroadcasts(channel.slug, fromMs, toMs, signal),
    fetchMinutes(scope, fromMs, toMs, signal),
  ]);
  if (!broadcasts.ok) return broadcasts;
  if (!minutes.ok) return minutes;
  const audiences = await fetchAudiences(scope, broadcasts.value, signal);
  if (!audiences.ok) return audiences;
  const chosen = search.get(EMISSIONS_ADDRESS.broadcast);
  const isOnAir = ({ startsAt, endsAt }: Broadcast) => Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt);
  const isChosen = (one: Broadcast) => (chosen === BROADCAST.onAirNow ? isOnAir(one) : one.startsAt === chosen);
  const one = broadcasts.value.find(isChosen);
  const rows = (one ? [one] : broadcasts.value)
    .filter(({ startsAt }) => Date.parse(startsAt) < nowMs)
    .map(({ title, startsAt, endsAt }) => ({
      title,
      startsAt,
      mean: audiences.value.get(startsAt)?.mean ?? 0,
      peak: peakOf(minutes.value, Date.parse(startsAt), Math.min(Date.parse(endsAt), nowMs)),
    }))
    .sort((a, b) => b.mean - a.mean);
  return ok({ kind: 'broadcasts', channel: channel.name, rows: rows.slice(0, ROWS) });
}

/** Period, suite and segments of an address, as the screen itself reads them. */
export function scopeIn(search: URLSearchParams, { timeZone, suites, nowMs }: PathContext) {
  const named = search.get('conjunt') ?? suites?.shown ?? null;
  return {
    choice: parsePeriod(search.get('periode'), dayOf(new Date(nowMs), timeZone)),
    suite: named === suites?.own ? null : named,
    segments: segmentsOf(parseChosen(search)),
  };
}
