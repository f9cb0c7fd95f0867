import type { ScreenMessages } from './screens-catalan.ts';

/** Texts of the parallel run, in English. */
export const parallelRunEnglish: ScreenMessages['parallelRun'] = {
  title: 'Parallel run',
  lead: 'While the former tool is still in use, both measure the same. Here is, day by day, what each has counted and where the difference comes from.',
  fed: (analytics, heartbeats) =>
    analytics === heartbeats
      ? `Whoever has agreed is measured at ${analytics} too.`
      : `Whoever has agreed is measured at ${analytics} (pages) and at ${heartbeats} (playback) too.`,
  notFed:
    'Nothing is sent to another server at the moment. The variable PARALLEL_RUN turns it on; the figures below can be compared all the same.',
  metric: 'Metric',
  byDay: (metric) => `${metric}, by day`,
  day: 'Day',
  ours: 'We',
  withoutIdentifier: 'Without identifier',
  robots: 'Robots',
  arrival: 'Day of arrival',
  expected: 'They should have',
  theirs: 'They',
  unexplained: 'Unexplained',
  why: {
    withoutIdentifier:
      'Whoever does not accept analytics is counted once a page, without being identified. That never leaves the house.',
    robots: 'Robots and forged events: we keep them out of our reports; the other server gets them and may count them.',
    arrival:
      'We count on the day when it happened, even if the event arrives later. The other server counts on the day when it arrives.',
    unexplained:
      'What none of the three causes says: events that a network or a blocker stopped on their way, or another definition.',
  },
  give: 'Figures of the other tool',
  giveHow:
    'Export them by day as CSV: a column with the date and one for each metric. The names that the other tool uses will do (Page Views, Unique Visitors, Media Starts…). A figure that was there is replaced.',
  example:
    'day,pageviews,visits,visitors,plays,completions,contentTimeSpent\n2026-11-20,182044,61203,40911,23817,9120,18044210',
  file: 'Choose the file',
  mayNotGive: 'To add figures you must be an editor or an administrator.',
  taken: (count) => (count === '1' ? '1 figure was saved.' : `${count} figures were saved.`),
  refused: (line, why) => `Line ${line}: ${why}`,
  whyRefused: {
    noDay: 'there is no date that is understood.',
    noNumber: 'this is no number.',
    unknownColumn: 'this column is no metric of ours.',
  },
};
