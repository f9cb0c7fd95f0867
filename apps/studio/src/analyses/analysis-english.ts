import type { AnalysisWords } from './analysis-catalan.ts';

export const analysisEnglish: AnalysisWords = {
  lead: {
    funnel:
      'How many visits take one step after another, and where they stop. Other steps may lie between, unless you say otherwise.',
    flow: 'Where visits come from and go to next. A name opens its menu; a figure opens its rows.',
    retention: 'Visitors by the week of their first visit, and the share that returns in each later week.',
    along:
      'How many people are there at each moment of a title, and what is said then. Search for a sentence and see where they leave.',
    after:
      'What people open right after a search, or after arriving from a campaign; and what else happens in these visits.',
  },
  before: (name) => `${name}, before`,
  show: 'Show',
  noValue: 'no value',
  emptyAdvice: 'Choose a longer period or another value, or clear segments.',
  funnel: {
    steps: 'Steps of the funnel',
    step: (place) => `Step ${place}`,
    condition: 'Condition',
    addStep: 'Add a step',
    removeStep: (place) => `Remove step ${place}`,
    within: 'Within',
    inVisit: 'within a visit',
    times: {
      3600: 'one visitor, within an hour',
      86400: 'one visitor, within a day',
      604800: 'one visitor, within a week',
      2419200: 'one visitor, within four weeks',
    },
    strict: 'No other page between',
    result: 'Result',
    each: { visit: 'visits', visitor: 'visitors' },
    unit: (unit) => `Counted in ${unit}.`,
    lost: (count, share) => `${count} ${count === '1' ? 'drops' : 'drop'} off${share && ` (${share})`}`,
    sentence: {
      visit: 'Visits that took this step and all before it, in order.',
      visitor: 'Visitors who took this step and all before it, in order and within the time.',
    },
    leftOut: 'It counts the events that would have been one of the steps.',
    empty: 'Nobody takes the first step',
    emptyAdvice: 'Choose a longer period, or change the first step.',
  },
  flow: {
    by: 'Path through',
    steps: 'How many steps',
    stepCount: (count) => (count === 1 ? 'one step' : `${count} steps`),
    place: (step) => {
      if (step === -1) return 'Just before';
      if (step === 1) return 'Just after';
      return step < 0 ? `${-step} steps before` : `${step} steps after`;
    },
    toMiddle: 'Move to the middle',
    only: (value) => `Visits with “${value}”`,
    without: (value) => `Visits without “${value}”`,
    entered: 'The visit begins',
    left: 'The visit ends',
    times: 'times',
    open: (value, count, share) => `${value}: ${count}, ${share}. Open rows`,
    others: (count) => `and ${count} more`,
    sentence: (place, value) => `${place}: how often, relative to “${value}”, within the visit.`,
    middle: (value) => `How often “${value}” occurs in the visits of the period.`,
    leftOut: (value) => `It counts the times that “${value}” would have occurred.`,
    empty: 'There is no flow to show',
  },
  retention: {
    table: 'Share of each week’s visitors that returns',
    week: 'Week of',
    visitors: 'Visitors',
    after: (weeks) => {
      if (weeks === 0) return 'Same week';
      return weeks === 1 ? '1 week' : `${weeks} weeks`;
    },
    open: (week, after, count, share) =>
      `Week of ${week}, ${after}: ${count} ${count === '1' ? 'visitor' : 'visitors'}, ${share}`,
    sentence: 'Visitors of this week who have an event again so many weeks later.',
    without: (count) =>
      count === '1'
        ? '1 event without identifier belongs to no week.'
        : `${count} events without identifier belong to no week.`,
    empty: 'Nobody came for the first time in this period',
  },
  along: {
    empty: 'No title was played',
    emptyAdvice: 'The first play will fill it. Choose a longer period.',
  },
  after: {
    kind: 'Searches, campaigns or referrers',
    search: 'This search',
    arrivals: 'The pages where they arrive',
    landing: 'Where they arrive',
    next: 'What they open right after arriving',
    visits: 'What else happens in these visits',
    anyOrder: 'All that happens in the same visits, before and after. It need not follow from this.',
    pages: 'Pages of the same visits, before and after',
    played: 'Plays of the same visits, before and after',
    titles: 'Titles of the same visits, before and after',
    empty: 'There are none in this period',
  },
  problems: {
    notOfLevel: 'The chosen segments do not apply to this analysis: choose segments of visitors, or clear them.',
    tooLong: 'The period is too long for this analysis.',
  },
};
