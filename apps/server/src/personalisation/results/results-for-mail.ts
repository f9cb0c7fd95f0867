/** The results of an experiment as they are when the mail is sent (P-06). */
import type {
  ActivityResults,
  Goal,
  GoalResult,
  ResultDecision,
  ResultUnit,
  StudioLanguage,
} from '@sintonia/contracts';
import { numberText, percentText, signedPercentText } from '../../mail/number-text.ts';
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

interface Words {
  decisions: Readonly<Record<ResultDecision, string>>;
  ended: string;
  sum(name: string, counted: number, count: string): string;
  stopped: string;
  baseline: string;
  control: string;
  share(percentage: string): string;
  each(mean: string): string;
}

const WORDS: Readonly<Record<StudioLanguage, Words>> = {
  ca: {
    decisions: {
      tooFew: 'encara no hi ha prou dades',
      open: 'encara no es pot dir',
      better: 'va millor',
      worse: 'va pitjor',
    },
    ended: 'Aquest experiment ja no existeix.',
    sum: (name, counted, count) => `${name}: ${counted === 1 ? '1 visitant comptat' : `${count} visitants comptats`}.`,
    stopped: 'El repartiment no és el que s’havia demanat: els resultats estan aturats.',
    baseline: 'amb qui es compara',
    control: 'Grup de control',
    share: (percentage) => `${percentage} dels visitants`,
    each: (mean) => `${mean} per visitant`,
  },
  en: {
    decisions: {
      tooFew: 'not enough data yet',
      open: 'cannot be said yet',
      better: 'does better',
      worse: 'does worse',
    },
    ended: 'This experiment no longer exists.',
    sum: (name, counted, count) => `${name}: ${counted === 1 ? '1 visitor counted' : `${count} visitors counted`}.`,
    stopped: 'The split is not the one that was asked for: results are withheld.',
    baseline: 'the others are compared with it',
    control: 'Control group',
    share: (percentage) => `${percentage} of visitors`,
    each: (mean) => `${mean} per visitor`,
  },
};

export const resultsForMail =
  ({ activities, events, reportSuite, now }: Parts): ReadWeekList =>
  async ({ suite, timeZone, subject, language }) => {
    const activity = (await activities.all()).find(({ id }) => id === subject);
    if (!activity) return { lines: [WORDS[language].ended], rows: [] };
    const setting = { events, suite: suite ?? reportSuite, timeZone, nowMs: now().getTime() };
    return listOf(await queryResults(activity, await activities.changes(activity.id), setting), language);
  };

/** The goal that decides in words, all goals in the file. Pure. */
export function listOf(results: ActivityResults, language: StudioLanguage): WeekList {
  const words = WORDS[language];
  const { goals, variants, sampleRatio, name } = results;
  const [first] = goals;
  const counted = variants.reduce((sum, variant) => sum + variant.counted, 0);
  const sum = words.sum(name, counted, numberText(counted, language));
  if (!sampleRatio.isFine) return { lines: [`${sum} ${words.stopped}`], rows: [] };
  return {
    lines: [sum, ...(first ? variants.map((variant) => lineOf(variant, first, results.baseline, language)) : [])],
    rows: goals.flatMap((goal) => variants.map((variant) => rowOf(variant, goal))),
  };
}

type Variant = ActivityResults['variants'][number];

const resultOf = ({ key }: Variant, { variants, standings }: GoalResult) => ({
  measured: variants.find((one) => one.key === key),
  standing: standings.find(({ variant }) => variant === key),
});

function lineOf(variant: Variant, goal: GoalResult, baseline: string | null, language: StudioLanguage): string {
  const words = WORDS[language];
  const { measured, standing } = resultOf(variant, goal);
  const mean = measured?.mean == null ? '–' : meanText(measured.mean, goal.unit, language);
  const lift = (standing?.adjusted ?? standing?.plain)?.lift;
  const verdict = variant.key === baseline ? words.baseline : standing && words.decisions[standing.verdict];
  const parts = [
    mean,
    ...(lift === undefined ? [] : [signedPercentText(lift, language)]),
    ...(verdict ? [verdict] : []),
  ];
  return `${variant.name || words.control}: ${parts.join(', ')}`;
}

const meanText = (mean: number, unit: ResultUnit, language: StudioLanguage): string => {
  const words = WORDS[language];
  if (unit === 'share') return words.share(percentText(mean, language));
  return words.each(`${numberText(mean, language, 2)}${unit === 'seconds' ? ' s' : ''}`);
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
