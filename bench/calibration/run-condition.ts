import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { createHistory, type HistoryVisit } from '@sintonia/demo/simulated-history';
import type { PodcastEpisode } from '@sintonia/simulator';
import type { RunningServer } from '../../e2e/support/start-server.ts';
import { type CalibratedBroadcast, COUNTED_TITLE } from './calibrated-schedule.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { checkIdentities, type Figure, judge, judgeRatios } from './judge.ts';
import { localMinute, measure } from './measure.ts';
import { isOfBroadcasts, METRICS, RATIOS } from './metric-kinds.ts';
import { startPodcasts } from './podcast-run.ts';
import { sendVisits } from './send-visits.ts';
import { trueFigures, visibleFigures } from './true-figures.ts';

export interface ConditionRun {
  seed: number;
  /** Same value as in the demo history. */
  size: number;
  days: number;
  /** It trusts one proxy, which states the addresses of podcast applications. */
  server: Pick<RunningServer, 'origin' | 'pid' | 'back'>;
  /** Result of `importEpisodes`. */
  episodes: readonly PodcastEpisode[];
  /** Result of `importSchedule`. */
  schedule: readonly CalibratedBroadcast[];
}

export interface ConditionResult {
  figures: Figure[];
  requests: number;
  lost: number;
}

/** Distance of the seeds of two conditions. */
const SEEDS = 1000;
/** No heartbeat is later than this; a session may last for hours after the visit began. */
const OVER_MS = 6 * HOUR_MS;

/** Sends an audience under one condition into its own report suite, measures it, and compares it with the truth. */
export async function runCondition(
  condition: Condition,
  { seed: first, size, days, server, episodes, schedule }: ConditionRun,
): Promise<ConditionResult> {
  // People of their own: a server leaves out visitors who do more than there is time for (S-06).
  const seed = first + SEEDS * CONDITIONS.indexOf(condition);
  const suite = `calibration-${condition.name.replace(/\W+/g, '-')}`;
  const nowMs = Date.now();
  const untilMs = nowMs - OVER_MS;
  const fromMs = nowMs - days * DAY_MS;
  const visits = await visitsOf(condition, { seed, size, suite, fromMs, untilMs });
  const network = CONDITIONS.indexOf(condition);
  const podcasts = await startPodcasts(condition, { origin: server.origin, episodes, seed, size, network });
  let kills = 0;
  const { acknowledged, lost } = await sendVisits(visits, {
    origin: server.origin,
    seed,
    loss: condition.loss,
    onBatch: async (part) => {
      await podcasts.sendUntil(part);
      if (kills >= (condition.kills ?? 0) * part) return;
      kills += 1;
      await killAndStart(server);
    },
  });
  await podcasts.sendUntil(1);
  const downloads = await podcasts.figures();
  const period = { from: localMinute(fromMs - MINUTE_MS), to: localMinute(nowMs) };
  const windowS = (Math.floor(nowMs / MINUTE_MS) - Math.floor((fromMs - MINUTE_MS) / MINUTE_MS)) * 60;
  const metrics = [...Object.keys(METRICS), ...RATIOS.map(({ metric }) => metric)];
  const aired = broadcastsUntil(schedule, untilMs);
  const { totals } = await measure(server.origin, {
    ...{ suite, ...period },
    metrics: metrics.filter((metric) => !isOfBroadcasts(metric)),
  });
  const ofBroadcasts = await measure(server.origin, {
    ...{ suite, ...aired.period },
    metrics: metrics.filter(isOfBroadcasts),
    filter: { is: 'equals', dimension: 'programme', value: COUNTED_TITLE },
  });
  Object.assign(totals, ofBroadcasts.totals);
  const measuredWindow = { windowS, broadcasts: aired.broadcasts };
  const measured = {
    ...Object.fromEntries(metrics.map((metric) => [metric, totals[metric] ?? 0])),
    podcastDownloads: downloads.measured,
  };
  const { real: heard, visible: countable } = downloads;
  const judged = judge(condition, {
    real: { ...trueFigures(visits, measuredWindow), podcastDownloads: heard },
    visible: { ...visibleFigures(visits, measuredWindow, condition.loss ?? 0), podcastDownloads: countable },
    measured,
  });
  const figures = [
    ...judged,
    ...judgeRatios(condition.name, judged, measured),
    ...checkIdentities(condition.name, measured, windowS),
  ];
  return { figures, requests: acknowledged + downloads.requests, lost: lost + downloads.lost };
}

/** Counted broadcasts that began before a minute, and the period in which they began. All are over `OVER_MS` later. */
function broadcastsUntil(schedule: readonly CalibratedBroadcast[], untilMs: number) {
  const toMs = Math.floor(untilMs / MINUTE_MS) * MINUTE_MS;
  const fromMs = Math.min(...schedule.map(({ startMs }) => startMs));
  return {
    period: { from: localMinute(fromMs), to: localMinute(toMs) },
    broadcasts: schedule.filter(({ title, startMs }) => title === COUNTED_TITLE && startMs < toMs),
  };
}

async function visitsOf(
  { audience }: Condition,
  {
    seed,
    size,
    suite,
    fromMs,
    untilMs,
  }: { seed: number; size: number; suite: string; fromMs: number; untilMs: number },
): Promise<HistoryVisit[]> {
  const history = createHistory(readDemoCatalogue(), {
    seed,
    anchorMs: untilMs,
    days: Math.ceil((untilMs - fromMs) / DAY_MS) + 1,
    size,
    origin: 'https://calibration.example',
    organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    reportSuite: suite,
    activities: [],
    conditions: audience,
  });
  const visits: HistoryVisit[] = [];
  for await (const visit of history.visits(fromMs, untilMs)) visits.push(visit);
  return visits;
}

/** Kills the server like a power cut, and restarts it. */
async function killAndStart({ pid, back }: ConditionRun['server']): Promise<void> {
  const running = pid();
  if (running !== undefined) process.kill(running, 'SIGKILL');
  await back();
}
