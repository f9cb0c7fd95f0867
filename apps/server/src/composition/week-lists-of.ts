/** Where each list of work that is sent by mail comes from. */
import { auditOfWeek } from '../accounts/audit/audit-of-week.ts';
import { staffOfWeek } from '../accounts/staff/staff-of-week.ts';
import { creativesOfWeek } from '../advertising/records/creatives-of-week.ts';
import { alertsOfWeek } from '../alerts/alerts-of-week.ts';
import { createApiTokens } from '../api-tokens/api-tokens.ts';
import { tokensOfWeek } from '../api-tokens/tokens-of-week.ts';
import { parallelRunOfWeek } from '../parallel-run/parallel-run-of-week.ts';
import { activitiesOfWeek } from '../personalisation/activities/activities-of-week.ts';
import { createActivityStore } from '../personalisation/activities/activity-store.ts';
import { resultsForMail } from '../personalisation/results/results-for-mail.ts';
import { choicesOfWeek } from '../privacy/choices-of-week.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { rejectedOfWeek } from '../reports/rejected-of-week.ts';
import type { WeekLists } from '../saved-views/week-lists.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createLibraryStore } from '../tag-library/library-store.ts';
import { movesOfWeek } from '../tag-library/moves-of-week.ts';

interface Parts {
  events: Pick<EventStore, 'query'>;
  database: OperationalDatabase;
  /** The server's own. */
  reportSuite: string;
  /** The demonstration's; null without one. */
  demoSuite: () => string | null;
  now: () => Date;
}

export const weekListsOf = ({ events, database, reportSuite, demoSuite, now }: Parts): WeekLists => ({
  advertising: creativesOfWeek(database),
  alerts: alertsOfWeek(database, () => ({ own: reportSuite, demo: demoSuite() })),
  audit: auditOfWeek(database),
  experiments: activitiesOfWeek(createActivityStore(database)),
  parallelRun: parallelRunOfWeek({ events, database, reportSuite }),
  privacy: choicesOfWeek(database, createConsentProofs(database)),
  rejected: rejectedOfWeek(events),
  results: resultsForMail({ activities: createActivityStore(database), events, reportSuite, now }),
  staff: staffOfWeek(database),
  tag: movesOfWeek(createLibraryStore(database)),
  tokens: tokensOfWeek(createApiTokens(database, now), now),
});
