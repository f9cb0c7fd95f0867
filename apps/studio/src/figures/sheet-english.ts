import type { SheetWords } from './sheet-catalan.ts';

/** Texts of the sheet of a figure, in English. */
export const sheetEnglish: SheetWords = {
  accuracy: {
    title: 'How wrong can this be?',
    text: 'Measured with a simulated audience whose exact figures are known.',
    condition: 'Condition',
    error: 'Error',
    exact: 'exact',
  },
  sheet: {
    close: 'Close',
    ofWhole: 'Total of the query',
    compared: 'Compared period',
    share: 'Share of the total',
    formula: 'Formula',
    version: 'Version of the definition',
    unit: 'Unit',
    units: { count: 'count', seconds: 'seconds', ms: 'milliseconds', ratio: 'ratio', bitsPerSecond: 'bits per second' },
    leftOut: 'Excluded from the figure',
    statement: 'SQL statement',
    period: 'Period',
    rows: 'Underlying events',
    rowsShown: (shown, all) => (shown === all ? `${all} in all, oldest first.` : `The oldest ${shown} of ${all}.`),
    noRows: 'There are none.',
    at: 'When',
    fields: {
      visitor: 'Visitor',
      page: 'Page',
      kind: 'Kind',
      event: 'Heartbeat',
      ad_name: 'Ad',
      furthest_s: 'Up to',
      played_ms: 'Time',
      events: 'Events',
      tier: 'Consent',
    },
  },
};
