/** Entry `@sintonia/wire/hit-words`: hits in the words of analysts, for staff. Never part of a visitor's page. */

export { EVENT_MEANINGS, hitValueMeaning } from './analytics/hit-codes.ts';
export { hitInstant } from './analytics/hit-instants.ts';
export { contextLabel, customerLabel, hitLabel, type Meaning } from './analytics/hit-labels.ts';
