/** An activity's results from its sufficient statistics; withheld when the sample ratio is wrong. Pure. */
import type { Activity, ActivityResults, SampleRatio } from '@sintonia/contracts';
import type { Aggregate } from './aggregate.ts';
import { goalResult } from './goal-result.ts';
import { signalOf } from './goal-signals.ts';
import { baselineOf, groupsOf } from './result-variants.ts';
import { ALPHA } from './statistics/always-valid.ts';

interface ResultsBasis {
  askedAt: string;
  timeZone: string;
  countedFrom: string | null;
  goalsChanged: string | null;
  forged: number;
}

/** Whether visitors still arrive. */
const runs = ({ state, schedule: { to } }: Activity, askedAt: string): boolean =>
  state === 'live' && (to === null || Date.parse(to) > Date.parse(askedAt));

export function toResults(
  activity: Activity,
  aggregate: Aggregate,
  sampleRatio: SampleRatio,
  basis: ResultsBasis,
): ActivityResults {
  const { id, name, hypothesis, state, isAA, startedAt, outcomeDays } = activity;
  const groups = groupsOf(activity);
  const baseline = baselineOf(activity);
  const others = groups.map(({ key }) => key).filter((key) => key !== baseline);
  const alpha = ALPHA / Math.max(1, others.length);
  const isRunning = runs(activity, basis.askedAt);
  const goals =
    baseline === null || !sampleRatio.isFine
      ? []
      : activity.goals.map((goal, index) =>
          goalResult(aggregate, { goal, unit: signalOf(goal).unit, index, baseline, others, alpha, isRunning }),
        );
  return {
    activity: id,
    name,
    hypothesis,
    state,
    isAA,
    startedAt,
    firstExposedOn: aggregate.firstExposedOn,
    outcomeDays,
    ...basis,
    isRunning,
    confidence: 1 - alpha,
    baseline,
    variants: groups.map((group) => ({
      ...group,
      exposed: aggregate.exposed(group.key),
      counted: aggregate.counted(group.key),
    })),
    mixed: aggregate.mixed,
    sampleRatio,
    goals,
  };
}
