/** Entry of `@sintonia/wire`: the measurement formats as field tables that encode and decode. */
export { count, decimal, epochMs, integer, oneOrZero, text, word } from './field-kinds.ts';
export type { BadField, DecodedFields, Field, FieldTable, FieldValues, Kind, Pair, Storage } from './field-table.ts';
export { decodeFields, encodeFields, field } from './field-table.ts';
export { decodeValue, encodeValue, parseQuery, toQuery } from './query.ts';
