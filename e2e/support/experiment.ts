/** An activity of this site, and an audience on which it has a known effect. */

import type { Activity, ActivityInput } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import { type ExperimentTruth, type SimulatedExperiment, simulateExperiment } from '@sintonia/simulator';
import type { CompiledActivity } from '../../apps/server/src/personalisation/decision/compiled-activity.ts';
import { assignmentIn } from '../../apps/server/src/personalisation/decision/decide.ts';
import { compile } from '../../apps/server/src/personalisation/decision/program.ts';
import { collectLines } from './collect-lines.ts';

const PATH = '/noticia/3010/assaig/';

export const EXPERIMENT: ActivityInput = {
  name: 'Subscripció: què hi guanyes',
  hypothesis: 'Un titular que diu què hi guanya qui llegeix fa clicar més que el que diu què és.',
  kind: 'test',
  owner: 'analista@tramuntana.example',
  place: { paths: ['/noticia/3010/*'] },
  audience: { every: [] },
  variants: [
    { key: 'es', name: 'Què és', weight: 5000, offers: [] },
    {
      key: 'guanyes',
      name: 'Què hi guanyes',
      weight: 5000,
      offers: [{ kind: 'slots', slots: { 'story.title': 'El butlletí que et diu què passarà demà' } }],
    },
  ],
  schedule: { from: null, to: null },
  goals: [
    { metric: 'click', name: 'subscriu' },
    { metric: 'pageviews' },
    { metric: 'play' },
    { metric: 'timeWatched' },
  ],
};

/** Creates and starts one. */
export async function startedActivity(origin: string, cookie: string, draft: ActivityInput): Promise<Activity> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const made = await post('/api/activities', draft);
  return post(`/api/activities/${made.id}/start`, { version: made.version });
}

/** People of each variant whose outcome period has not ended. */
const RECENT_MS = 20;

/** Variants as the server decides; people beyond the number take no part. */
function noMoreThan(each: number, compiled: CompiledActivity): SimulatedExperiment['assign'] {
  const had = new Map<string, number>();
  return (visitorId) => {
    const assignment = assignmentIn(compiled, visitorId);
    if (!assignment.takesPart) return null;
    const count = (had.get(assignment.variant) ?? 0) + 1;
    had.set(assignment.variant, count);
    return count > each ? null : assignment.variant;
  };
}

/** People of the last six days, sent through the collector; a few have not finished their day. */
export async function sendAudience(
  origin: string,
  activity: Activity,
  {
    seed,
    each,
    effects,
    lost,
    userAgent,
  }: Pick<SimulatedExperiment, 'effects' | 'lost'> & {
    /** Another seed gives other people. */
    seed: number;
    /** People of each variant whose day is over: the salt is the server's, so the assignment differs each time. */
    each: number;
    userAgent?: string;
  },
): Promise<{ counted: ReadonlyMap<string, ExperimentTruth>; waiting: ReadonlyMap<string, ExperimentTruth> }> {
  const [compiled] = compile([activity]).all;
  if (!compiled) throw new Error('the activity is not live');
  const site = {
    origin,
    organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    reportSuite: 'tramuntana-dev',
    heartbeatServer: `${new URL(origin).host}/hb`,
    pages: [],
    videos: [],
  };
  const experiment: SimulatedExperiment = {
    activity: activity.id,
    page: { path: PATH, layer: { pageName: 'noticia/3010' } },
    around: ['/', '/noticies/', '/el-temps/'].map((path) => ({ path, layer: { pageName: path } })),
    video: {
      path: '/video/1001/',
      layer: { pageName: 'video/1001' },
      id: '1001',
      name: 'Cims 1',
      lengthS: 36,
      channel: 'tramuntana-1',
    },
    link: 'subscriu',
    assign: noMoreThan(each, compiled),
    effects,
    ...(lost && { lost }),
  };
  const nowMs = Date.now();
  const before = await simulateExperiment(site, experiment, {
    seed,
    people: each * 4,
    fromMs: nowMs - 144 * HOUR_MS,
    untilMs: nowMs - 25 * HOUR_MS,
  });
  const recent = await simulateExperiment(
    site,
    { ...experiment, assign: noMoreThan(RECENT_MS, compiled) },
    {
      seed: seed + 1_000_000,
      people: RECENT_MS * 4,
      fromMs: nowMs - 20 * HOUR_MS,
      untilMs: nowMs - HOUR_MS,
    },
  );
  const { rejected } = await collectLines(
    origin,
    [...before.lines, ...recent.lines].map(({ line }) => line),
    userAgent,
  );
  if (rejected.length > 0) throw new Error(`not kept: ${JSON.stringify(rejected.slice(0, 3))}`);
  return { counted: before.truth, waiting: recent.truth };
}
