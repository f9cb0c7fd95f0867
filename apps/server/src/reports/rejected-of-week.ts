/** The rejected events of a week, for a mail: numbers only, since the events may have personal data. */
import { REJECT_REASON_TABLE, type RejectReason } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { type ReadWeekList, sumsBy } from '../mail/week-list.ts';
import { rejectedDaysQuery } from '../query/rejected-events.ts';
import { queryRunner } from '../query/run-query.ts';
import type { EventStore } from '../stores/events/event-store.ts';

/** A type, not an interface: it is a row of a file. */
type RejectedDay = {
  day: string;
  protocol: string;
  reason: RejectReason;
  field: string;
  events: number;
};

const CATALAN = {
  none: 'No s’ha rebutjat cap esdeveniment.',
  sum: (events: string) => `Esdeveniments rebutjats: ${events}.`,
  reason: (reason: RejectReason): string => REJECT_REASON_TABLE[reason].labelCa,
};
const ENGLISH: typeof CATALAN = {
  none: 'No event was rejected.',
  sum: (events) => `Rejected events: ${events}.`,
  reason: (reason) => REJECT_REASON_TABLE[reason].label,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** By day, protocol, reason and field. */
export const rejectedOfWeek =
  (events: Pick<EventStore, 'query'>): ReadWeekList =>
  async (week) => {
    const { language } = week;
    const words = WORDS[language];
    const rows = await queryRunner(events)<RejectedDay>(rejectedDaysQuery(week, week.timeZone));
    const all = sumsBy(
      rows,
      ({ reason }) => reason,
      ({ events }) => events,
    );
    const sum = rows.reduce((total, row) => total + row.events, 0);
    return {
      lines: [
        sum === 0 ? words.none : words.sum(numberText(sum, language)),
        ...all.map(([reason, count]) => `${words.reason(reason)}: ${numberText(count, language)}`),
      ],
      rows,
    };
  };
