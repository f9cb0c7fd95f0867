/** The results of an experiment as they are when the mail is sent (P-06). */
import type { ActivityResults, Goal, GoalResult, ResultDecision, ResultUnit } from '@sintonia/contracts';
import { numberText, signedText } from '../../mail/number-text.ts';
import type { ReadWeekList, WeekList } from '../../mail/week-list.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { ActivityStore } from '../activities/activity-store.ts';
import { queryResults } from './query-results.ts';

interface Parts {
  activities: Pick<ActivityStore, 'all' | 'changes'>;
  events: Pick<EventStore, 'query'>;
  /** The server's own. */
  reportSuite: string;
  now: () => Date;
}

const DECISIONS: Readonly<Record<ResultDecision, string>> = {
  tooFew: 'encara no hi ha prou dades',
  open: 'encara no es pot dir',
  better: 'va millor',
  worse: 'va pitjor',
};

export const resultsForMail =
  ({ activities, events, reportSuite, now }: Parts): ReadWeekList =>
  async ({ suite, timeZone, subject }) => {
    const activity = (await activities.all()).find(({ id }) => id === subject);
    if (!activity) return { lines: ['Aquest experiment ja no existeix.'], rows: [] };
    const setting = { events, suite: suite ?? reportSuite, timeZone, nowMs: now().getTime() };
    return listOf(await queryResults(activity, await activities.changes(activity.id), setting));
  };

/** The goal that decides in words, all goals in the file. Pure. */
export function listOf(results: ActivityResults): WeekList {
  const { goals, variants, sampleRatio, name } = results;
  const [first] = goals;
  const counted = variants.reduce((sum, variant) => sum + variant.counted, 0);
  const sum = `${name}: ${counted === 1 ? '1 visitant comptat' : `${numberText(counted)} visitants comptats`}.`;
  if (!sampleRatio.isFine)
    return { lines: [`${sum} El repartiment no és el que s’havia demanat: els resultats estan aturats.`], rows: [] };
  return {
    lines: [sum, ...(first ? variants.map((variant) => lineOf(variant, first, results.baseline)) : [])],
    rows: goals.flatMap((goal) => variants.map((variant) => rowOf(variant, goal))),
  };
}

type Variant = ActivityResults['variants'][number];

const resultOf = ({ key }: Variant, { variants, standings }: GoalResult) => ({
  measured: variants.find((one) => one.key === key),
  standing: standings.find(({ variant }) => variant === key),
});

function lineOf(variant: Variant, goal: GoalResult, baseline: string | null): string {
  const { measured, standing } = resultOf(variant, goal);
  const mean = measured?.mean == null ? '–' : meanText(measured.mean, goal.unit);
  const lift = (standing?.adjusted ?? standing?.plain)?.lift;
  const verdict = variant.key === baseline ? 'amb qui es compara' : standing && DECISIONS[standing.verdict];
  const parts = [mean, ...(lift === undefined ? [] : [signedText(lift * 100, ' %')]), ...(verdict ? [verdict] : [])];
  return `${variant.name || 'Grup de control'}: ${parts.join(', ')}`;
}

const meanText = (mean: number, unit: ResultUnit): string => {
  if (unit === 'share') return `${numberText(mean * 100, 1)} % dels visitants`;
  return `${numberText(mean, 2)}${unit === 'seconds' ? ' s' : ''} per visitant`;
};

function rowOf(variant: Variant, goal: GoalResult) {
  const { measured, standing } = resultOf(variant, goal);
  const against = standing?.adjusted ?? standing?.plain;
  return {
    goal: goalText(goal.goal),
    variant: variant.key,
    exposed: variant.exposed,
    counted: variant.counted,
    mean: measured?.mean ?? null,
    total: measured?.total ?? null,
    lift: against?.lift ?? null,
    liftLow: against?.low ?? null,
    liftHigh: against?.high ?? null,
    verdict: standing?.verdict ?? null,
  };
}

const goalText = (goal: Goal): string => {
  if (goal.metric === 'event') return goal.event;
  return 'name' in goal ? `${goal.metric} ${goal.name}` : goal.metric;
};
