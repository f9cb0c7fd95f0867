import type { Pair } from '../field-table.ts';
import { formatValue } from '../format-value.ts';
import { encodeValue, toQuery } from '../query.ts';
import { HIT_KEYS } from './generated/hit-keys.ts';
import type { HitFields } from './hit-fields.ts';
import { type LocalTime, localTimeText } from './local-time.ts';
import { type Nested, nest } from './nested-pairs.ts';
import { numberedPairs, type Variables } from './numbered-variables.ts';

/** An analytics hit: page view, link or playback start (§ 7). */
export interface Hit extends HitFields {
  /** `{key}.id` and, unless 0, `{key}.as`. */
  readonly customerIds?: Nested;
  readonly audience?: Nested;
  readonly context?: Nested;
  readonly variables?: Variables;
  /** The clicked link: `page`, `link`, `region`, `pageIDType`, `xy`. */
  readonly activityMap?: Nested;
}

/** First and last parameters; a hit with the first and without the last was truncated. */
const BEGIN: readonly Pair[] = [
  ['AQB', '1'],
  ['ndh', '1'],
  ['pf', '1'],
];
const END: Pair = ['AQE', '1'];

/** Text of one parameter; undefined when it is omitted. The type of a value determines how it is written. */
function writtenField(name: string, value: unknown): string | undefined {
  if (name === 'localTime') return localTimeText(value as LocalTime); // cast: the field's value type
  if (Array.isArray(value)) return value.filter(Boolean).join(',');
  return typeof value === 'boolean' && name !== 'isAudio' ? (value ? 'Y' : 'N') : formatValue(value);
}

/** Hit → its parameters in wire order, from `AQB` to `AQE`. */
export function hitPairs(hit: Hit): Pair[] {
  const body = Object.entries(HIT_KEYS).flatMap(([name, key]): Pair[] => {
    const value: unknown = hit[name as keyof Hit]; // cast: entries of the table itself
    if (value === undefined || value === null) return [];
    if (key === '') return numberedPairs(value as Variables); // cast: the field's value type
    if (key.endsWith('.')) return nest(key, value as Nested); // cast: the block's value type
    const text = writtenField(name, value);
    return text ? [[key, text]] : [];
  });
  return [...BEGIN, ...body, END];
}

/** Encodes like the incumbent's client: `encodeURIComponent` plus `~ ! * ( ) '`. */
export const encodeHitValue = (value: string): string =>
  encodeValue(value).replace(/[~!*()']/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Hit → query, without the question mark; the same text is the body of a POST. */
export const encodeHit = (hit: Hit): string => toQuery(hitPairs(hit), encodeHitValue);
