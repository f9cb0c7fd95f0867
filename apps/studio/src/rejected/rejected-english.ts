import type { RejectedWords } from './rejected-catalan.ts';

/** Texts of rejected events, in English. */
export const rejectedEnglish: RejectedWords = {
  title: 'Rejected',
  lead: 'Events that arrived and cannot be read. They are stored as received, with the reason: none is silently lost.',
  list: 'Rejected events, newest first',
  columns: {
    at: 'Time',
    reason: 'Reason',
    field: 'Field',
    protocol: 'Protocol',
    path: 'Address',
    raw: 'As received',
  },
  protocols: { analytics: 'Pages and actions', heartbeat: 'Playback' },
  allReasons: 'All reasons',
  reasons: 'Reasons',
  limit: 'How many',
  last: (n) => `The last ${n}`,
  refresh: 'Refresh',
  empty: 'No rejected events',
  emptyAdvice: 'Everything received can be read. If a client sends something unreadable, you will find it here.',
  copy: 'Copy',
  choose: (time: string) => `Select the one from ${time}`,
  replayChosen: (n: string) => `Read the selected ones again (${n})`,
  replayAll: (reason: string) => `Read all of “${reason}” again`,
  replayWhy:
    'Events that can be read now move to the reports, at their original time and only once; the others stay here.',
  replayed: (looked: string, moved: string) => `Read: ${looked}. Recovered: ${moved}.`,
  still: (n: string, reason: string) => `${n} still cannot be read: ${reason}.`,
  cut: (n: string) => `${n} ${n === '1' ? 'was' : 'were'} stored only in part.`,
  notReplayed: 'They could not be read again.',
};
