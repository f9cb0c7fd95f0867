import type { ResultsWords } from './results-catalan.ts';

export const resultsEnglish: ResultsWords = {
  title: 'Results',
  back: 'The experiment',
  audience: 'Audience of the experiment',
  aa: 'A/A test: everybody sees the same',
  holdout: 'Holdout',
  hypothesis: 'Hypothesis',
  dataFrom: (day) => `with data since ${day}`,
  goal: 'Goal',
  mainGoal: 'main',
  units: { share: 'Of visitors', seconds: 'Per visitor', count: 'Per visitor', number: 'Per visitor' },
  decision: {
    better: (variant) => `“${variant}” does better`,
    worse: (variant) => `“${variant}” does worse`,
    allWorse: 'No variant improves it',
    open: 'Too early to say which does better',
    over: 'It could not be determined which does better',
    tooFew: 'Not enough data yet',
    stopped: 'Results are withheld',
    nothing: 'There is only one variant',
    aaFine: 'The A/A test passes: no difference',
    aaWrong: 'The A/A test finds a difference that cannot exist',
  },
  reading: (goal, lift, baseline) => `${goal}: ${lift} against “${baseline}”.`,
  between: (low, high) => `between ${low} and ${high}`,
  upTo: (high) => `up to ${high}`,
  from: (low) => `from ${low}`,
  unbounded: 'without bounds',
  confidence: (range, confidence) =>
    `With ${confidence} confidence the true difference is ${range}, at any time you check.`,
  decidedSince: (day) => `Clear since ${day}.`,
  daysLeft: (days, isOne) =>
    isOne
      ? 'If the difference persists, it will be clear in one day.'
      : `If the difference persists, it will be clear in ${days} days.`,
  aaFineAdvice: 'Assignment and counting can be trusted for this test. You can start the real one.',
  aaWrongAdvice:
    'Everybody saw the same, so the error is in the assignment or in the counting. One A/A test in twenty finds a difference by chance; if it happens again, do not trust any result until you know why.',
  nothingAdvice: 'A comparison needs a second variant, or part of the visitors held out.',
  tooFewAdvice: (visitors, active) =>
    `Each variant needs at least ${visitors} counted visitors, and ${active} who do what is counted.`,
  counted: (count) => (count === '1' ? '1 visitor counted' : `${count} visitors counted`),
  waiting: (count, days) =>
    days === 1
      ? `${count} still pending: each visitor counts one day after seeing it`
      : `${count} still pending: each visitor counts ${days} days after seeing it`,
  mixed: (count) => `${count} saw more than one variant and ${count === '1' ? 'counts' : 'count'} for the first`,
  forged: (count) =>
    count === '1' ? '1 does not count: a machine forged it' : `${count} do not count: a single machine forged them`,
  countedFrom: (day) => `counted from ${day}, when the variants changed`,
  goalsChanged: (day) =>
    `goals were changed on ${day}, while it was running: whoever chose the main one may have seen results`,
  updated: (time) => `Updated at ${time}`,
  refresh: 'Refresh',
  variants: 'Variants',
  variant: 'Variant',
  entered: 'Entered',
  visitors: 'Counted so far',
  baseline: 'baseline',
  lift: 'Difference',
  interval: 'Interval',
  probability: 'Probability of being better',
  enough: 'Known',
  today: 'already known',
  inDays: (days, isOne) => (isOne ? 'in one day' : `in ${days} days`),
  notSoon: 'not any time soon',
  leftOpen: 'inconclusive',
  tooFewHere: 'too few visitors',
  past: {
    legend: 'What visitors did before',
    with: 'Adjusted',
    without: 'As measured',
    helps: (part) =>
      `What visitors did in the four weeks before explains ${part} of the variation; adjusting for it makes the interval narrower.`,
    helpsNot: 'What visitors did before does not predict what they did afterwards: nothing is adjusted.',
  },
  overDays: 'The interval, day by day',
  plotOf: 'Variant on the chart',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  day: 'Day',
  low: 'At least',
  high: 'At most',
  chooseDay: 'Day on the chart',
  asBaseline: (baseline) => `same as “${baseline}”`,
  oneDay: 'The first day with enough visitors. The chart grows every day.',
  needs: {
    title: 'How long to wait',
    lead: 'To detect a difference of this size four times out of five when there is one, at the current number of visitors.',
    leadOver:
      'To detect a difference of this size four times out of five when there is one. No visitors are entering now.',
    size: 'Difference',
    visitors: 'Visitors of both variants',
    when: 'Detected',
    now: 'already enough',
    days: (days, isOne) => (isOne ? 'in one day' : `in ${days} days`),
    never: 'in more than a year',
  },
  alarm: {
    lead: 'The variants do not have their expected share of visitors. Something prevents part of the visitors from arriving or from being counted, and any difference could come from that. No difference is shown until it is fixed.',
    p: (times) => `By chance it would happen at most once in ${times} times.`,
    shares: 'Actual and expected visitors',
    found: 'Actual',
    expected: 'Expected',
    source: 'Where it comes from',
    explains: 'Without this, the rest adds up: look here.',
    partly: 'It does not add up, but does not explain everything.',
    also: (parts) => `Also out of balance: ${parts}`,
    nowhere: 'No part stands out: check first whether a variant is slower, fails, or leads to another page.',
    dimensions: { day: 'Day', device: 'Device', browser: 'Browser', landing: 'Landing page' },
    devices: { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet', tv: 'television' },
    unknown: 'unknown',
    segment: (variant, found, expected) => `“${variant}”: ${found} instead of ${expected}`,
  },
  method: {
    title: 'How it is counted',
    once: 'Each visitor counts once, for the first variant seen, with what they did during the outcome window. Robots and visitors who did not accept measurement are excluded.',
    always:
      'The intervals are valid at all times: you can check every day, and stop when one excludes zero, without being wrong more than once in twenty.',
    several: 'With more than two variants, each comparison gets a share of that margin.',
    probability:
      'The probability assumes that most changes have little effect, so with few visitors it stays close to 50%.',
    ratio:
      'First, the share of visitors of each variant is checked against its weight. If it does not match, there are no results.',
  },
};
