import type { ScreenMessages } from './screens-catalan.ts';

/** Texts of the parallel run, in English. */
export const parallelRunEnglish: ScreenMessages['parallelRun'] = {
  title: 'Parallel run',
  lead: 'While the previous tool is still in use, both measure the same audience. This screen shows, day by day, what each has counted and where the difference comes from.',
  comparedServers: (analytics, heartbeats) =>
    analytics === heartbeats
      ? `Visitors who accepted it are also measured at ${analytics}.`
      : `Visitors who accepted it are also measured at ${analytics} (pages) and at ${heartbeats} (playback).`,
  noComparedServers:
    'Nothing is sent to another server at the moment. The server’s configuration turns it on; the figures below can be compared anyway.',
  metric: 'Metric',
  byDay: (metric) => `${metric}, by day`,
  day: 'Day',
  ours: 'Ours',
  withoutIdentifier: 'Without identifier',
  robots: 'Robots',
  arrival: 'Day of arrival',
  expected: 'Theirs, expected',
  theirs: 'Theirs',
  unexplained: 'Unexplained',
  why: {
    withoutIdentifier:
      'Visitors who do not accept analytics are counted once per page, without an identifier. These counts are never sent elsewhere.',
    robots: 'Robots and forged events: our reports exclude them; the other server receives them and may count them.',
    arrival:
      'We count an event on the day it happened, even if it arrives later. The other server counts it on the day it arrives.',
    unexplained:
      'What none of the three causes explains: events stopped by a network or a blocker, or a different definition.',
  },
  importTitle: 'Figures of the other tool',
  importHow:
    'Export them by day as CSV: one column with the date and one for each metric. The other tool’s own column names are recognised (Page Views, Unique Visitors, Media Starts…). Existing figures are replaced.',
  example:
    'day,pageviews,visits,visitors,plays,completions,contentTimeSpent\n2026-11-20,182044,61203,40911,23817,9120,18044210',
  file: 'Choose the file',
  mayNotImport: 'To add figures you must be an editor or an administrator.',
  imported: (count) => {
    if (count === '0') return 'No figure was saved. Compare the file with the example.';
    return count === '1' ? '1 figure was saved.' : `${count} figures were saved.`;
  },
  showDays: 'Show their days',
  refused: (line, why) => `Line ${line}: ${why}`,
  whyRefused: {
    noDay: 'no date was recognised.',
    noNumber: 'this is not a number.',
    unknownColumn: 'this column does not match any metric.',
  },
};
