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

/** By day, protocol, reason and field. */
export const rejectedOfWeek =
  (events: Pick<EventStore, 'query'>): ReadWeekList =>
  async (week) => {
    const rows = await queryRunner(events)<RejectedDay>(rejectedDaysQuery(week, week.timeZone));
    const all = sumsBy(
      rows,
      ({ reason }) => reason,
      ({ events }) => events,
    );
    const sum = rows.reduce((total, row) => total + row.events, 0);
    return {
      lines: [
        sum === 0 ? 'No s’ha rebutjat cap esdeveniment.' : `Esdeveniments rebutjats: ${numberText(sum)}.`,
        ...all.map(([reason, count]) => `${REJECT_REASON_TABLE[reason].labelCa}: ${numberText(count)}`),
      ],
      rows,
    };
  };
