/** Entry of `@sintonia/wire`: the measurement formats as field tables that encode and decode. */
export type { CountedEvent } from './analytics/event-numbers.ts';
export { EVENT_NUMBERS, eventName } from './analytics/event-numbers.ts';
export type { DecodedHit, Hit, HitDecoding, HitRefusal } from './analytics/hit.ts';
export { decodeHit, encodeHit, hitPairs } from './analytics/hit.ts';
export { HIT_FIELDS } from './analytics/hit-fields.ts';
export type { HitPath } from './analytics/hit-path.ts';
export { parseHitPath, toHitPath } from './analytics/hit-path.ts';
export type { LocalTime } from './analytics/local-time.ts';
export type { Nested } from './analytics/nested-pairs.ts';
export type { NumberedName, Variables } from './analytics/numbered-variables.ts';
export type { HitColumn, PageVariableMeaning } from './analytics/page-variable-meanings.ts';
export { PAGE_VARIABLE_MEANINGS, pageColumns, valueAt } from './analytics/page-variable-meanings.ts';
export type { HitPlace, PageVariable, PageVariableName } from './analytics/page-variables.ts';
export { CONSENT_CONTEXT, NO_CONSENT, PAGE_VARIABLES } from './analytics/page-variables.ts';
export { count, decimal, epochMs, integer, oneOrZero, text, word } from './field-kinds.ts';
export type { BadField, DecodedFields, Field, FieldTable, FieldValues, Kind, Pair, Storage } from './field-table.ts';
export { decodeFields, encodeFields, field } from './field-table.ts';
export { decodeValue, encodeValue, parseQuery, toQuery } from './query.ts';
