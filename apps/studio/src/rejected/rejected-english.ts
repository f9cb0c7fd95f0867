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
  why: {
    truncated:
      'It begins with AQB and does not end with AQE: its end was lost on the way, usually because the address was too long or the page was closed. It cannot be completed.',
    unknownProtocol:
      'It is none of the requests that pages or players send. It belongs to another tool, or the client has a wrong address.',
    missingField:
      'Without this field nobody can tell what happened. The client must send it: check which version of the player or tag the page has.',
    badValue: 'The field is there, but its value has the wrong form: text in place of a number, or an impossible time.',
    tooLarge: 'It is longer than what is read at once. Only its beginning is stored.',
    notUtf8: 'The text has another encoding. The client must send UTF-8.',
    notGzip: 'It claims to be compressed with gzip, and is not.',
    tooManyLines: 'The batch has more lines than allowed. The client must split it.',
    unknownSuite:
      'The report suite in the address is none of this server’s. If it should be, add it to the configuration and read it again.',
    unstorable: 'It was understood, but could not be stored. The client is not at fault: read it again.',
  },
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
