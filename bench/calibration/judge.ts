import type { Condition } from './conditions.ts';
import { METRICS, RATIOS } from './metric-kinds.ts';

export interface Figure {
  condition: string;
  metric: string;
  real: number;
  measured: number;
  /** Measured ÷ true; 1 where both are 0. */
  ratio: number;
  /** Bounds of the ratio that the condition explains. */
  least: number;
  most: number;
  passed: boolean;
}

export interface Figures {
  /** The true figures. */
  real: Readonly<Record<string, number>>;
  /** The part that can be measured, given consent and blockers; and `undecidedVisits`. */
  visible: Readonly<Record<string, number>>;
  measured: Readonly<Record<string, number>>;
}

/** Tolerance in seconds for short times: § 4 does not send states of 250 ms or less, which may exceed one per cent. */
const SHORT_S = 2;
const ROUNDING = 1e-9;
/** Standard deviations of chance that are allowed. */
const DEVIATIONS = 3;
/** Counts are whole, the deviation is not (continuity correction); it decides only where there are a few. */
const HALF_A_COUNT = 0.5;
const RATIO_ROUNDING = 1e-6;

const ratioOf = (part: number, whole: number): number =>
  whole === 0 ? (part === 0 ? 1 : Number.POSITIVE_INFINITY) : part / whole;

/** Compares each metric's measured figure with the true one, within the bounds of the condition. */
export function judge(
  { name, bounds, exceptions, loss = 0 }: Condition,
  { real, visible, measured }: Figures,
): Figure[] {
  return Object.entries(METRICS).map(([metric, kind]) => {
    const [least, most] = exceptions?.[metric] ?? bounds[kind];
    const [trueFigure, seen, figure] = [real[metric] ?? 0, visible[metric] ?? 0, measured[metric] ?? 0];
    const undecided = undecidedOf(metric, visible, loss);
    const added = addedBy(loss, metric, visible);
    const slack = slackOf(metric, seen, least === most, loss) + undecided;
    const passed = figure >= seen * least - slack && figure <= Math.max(seen * most + slack, seen + added);
    const part = ratioOf(seen, trueFigure);
    const ratio = ratioOf(figure, trueFigure);
    const undecidedPart = undecided === 0 ? 0 : ratioOf(undecided, trueFigure);
    const withAdded = trueFigure === 0 ? 0 : (seen + added) / trueFigure;
    return {
      condition: name,
      metric,
      real: trueFigure,
      measured: figure,
      ratio,
      least: Math.max(0, least * part - undecidedPart),
      most: Math.max(most * part + undecidedPart, withAdded),
      passed,
    };
  });
}

const OF_VISITS: readonly string[] = ['visits', 'entries', 'exits', 'bounces'];

/** By how many a figure of visits may differ: those whose end is undecided, and as many bounces as chance adds or takes. */
function undecidedOf(metric: string, visible: Figures['visible'], loss: number): number {
  if (!OF_VISITS.includes(metric)) return 0;
  const byChance = metric === 'bounces' && loss > 0 ? DEVIATIONS * Math.sqrt(visible[metric] ?? 0) : 0;
  return (visible.undecidedVisits ?? 0) + byChance;
}

/** What looks like the key when one request of the value is lost: an ad whose end is lost looks unfinished. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  adsUnfinished: 'adCompletes',
  exitsBeforeStart: 'startFailures',
  exitsInPreroll: 'startFailures',
};

/** By how much lost requests may raise a figure that is derived from missing ones: on average, and by chance. */
function addedBy(loss: number, metric: string, visible: Figures['visible']): number {
  const average = loss * (visible[LOOKS_LIKE[metric] ?? ''] ?? 0);
  return average === 0 ? 0 : average + DEVIATIONS * Math.sqrt(average) + 1;
}

/** Ratios from figures that were judged: they may differ as much as numerator and denominator together. */
export function judgeRatios(
  condition: string,
  figures: readonly Figure[],
  measured: Readonly<Record<string, number>>,
): Figure[] {
  const judged = new Map(figures.map((figure) => [figure.metric, figure]));
  return RATIOS.flatMap(({ metric, of, per }) => {
    const [part, whole] = [judged.get(of), judged.get(per)];
    if (!part || !whole || whole.real === 0 || whole.measured === 0) return [];
    const real = part.real / whole.real;
    const figure = measured[metric] ?? 0;
    const least = part.least / whole.most;
    const most = part.most / whole.least;
    // The figures themselves may deviate by their slack; the ratio must be theirs.
    const passed =
      part.passed && whole.passed && Math.abs(figure - part.measured / whole.measured) <= figure * RATIO_ROUNDING;
    return { condition, metric, real, measured: figure, ratio: ratioOf(figure, real), least, most, passed };
  });
}

/** Seconds that one heartbeat covers. */
const REPORT_S = 10;
/** Seconds that one hit of time on page covers, at most: mostly a page read to its end. */
const PAGE_S = 160;

/** Random counts vary by the square root of the count; times by lost heartbeats, and by states too short to be sent. */
function slackOf(metric: string, seen: number, isExact: boolean, loss: number): number {
  if (metric === 'averageAudience') return seen * 0.02;
  if (METRICS[metric] === 'time')
    return SHORT_S + DEVIATIONS * Math.sqrt(loss * seen * (metric === 'timeOnPage' ? PAGE_S : REPORT_S));
  if (METRICS[metric] === 'pairs') {
    const arriving = (1 - loss) ** 2;
    return DEVIATIONS * Math.sqrt(seen * arriving * (1 - arriving)) + ROUNDING;
  }
  return isExact ? ROUNDING : DEVIATIONS * Math.sqrt(seen * 0.1) + HALF_A_COUNT;
}

/**
 * Attempts = plays + exits before start + start failures + still open; mean concurrency = average audience; presence = content
 * + pauses + stalls + other waits.
 */
export function checkIdentities(
  condition: string,
  measured: Readonly<Record<string, number>>,
  windowS: number,
): Figure[] {
  const of = (metric: string) => measured[metric] ?? 0;
  const outcomes = of('startedAttempts') + of('exitsBeforeStart') + of('startFailures') + of('openAttempts');
  const audience = of('contentTimeSpent') / windowS;
  const states = of('contentTimeSpent') + of('pausedTime') + of('stalledTime') + of('otherWaitingTime');
  return (
    [
      ['attempts = started + exits + failures + open', of('mediaStarts'), outcomes, 0],
      ['average audience = content time ÷ window', audience, of('averageAudience'), 0.001],
      ['presence = content + pauses + stalls + other waits', of('presenceTime'), states, 0],
    ] as const
  ).map(([metric, real, figure, tolerance]) => {
    const ratio = ratioOf(figure, real);
    const passed = Math.abs(ratio - 1) <= tolerance + ROUNDING;
    return { condition, metric, real, measured: figure, ratio, least: 1 - tolerance, most: 1 + tolerance, passed };
  });
}
