/** An event's parameters with a name for people, from the tables that decoded it. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import {
  decodeHit,
  type FieldTable,
  HEARTBEAT_FIELDS,
  HIT_FIELDS,
  PAGE_VARIABLE_MEANINGS,
  PAGE_VARIABLES,
  type PageVariableName,
  parseQuery,
} from '@sintonia/wire';

type LabelledFields = LiveEvent['fields'];

const labelsOf = (table: FieldTable): ReadonlyMap<string, string> =>
  new Map(Object.values(table).map(({ key, label }) => [key, label]));

const HEARTBEAT_LABELS = labelsOf(HEARTBEAT_FIELDS);
const VARIABLE_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGE_VARIABLES).map(([name, { place }]) => [
    place,
    PAGE_VARIABLE_MEANINGS[name as PageVariableName].en, // cast: both tables have the same keys
  ]),
);

/** `path?query` → both parts; the query is empty where there is none. */
function cut(raw: string): [path: string, query: string] {
  const at = raw.indexOf('?');
  return at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 1)];
}

/** Parameters of a heartbeat in the order they came; metadata and customer ids keep their own key as label. */
export function heartbeatFields(raw: string): LabelledFields {
  return parseQuery(cut(raw)[1]).map(([key, value]) => ({
    key,
    label: HEARTBEAT_LABELS.get(key) ?? key.replace(/^s:(?:meta|cuser):/, ''),
    value: value ?? '',
  }));
}

/** Parameters of an analytics hit: single values, then variables, then context. Empty when it cannot be read. */
export function hitFields(raw: string): LabelledFields {
  const decoded = decodeHit(...cut(raw));
  if (!decoded.ok) return [];
  const { hit } = decoded;
  const single = Object.entries(HIT_FIELDS).flatMap(([name, { key, label, kind }]) => {
    const value = hit[name as keyof typeof HIT_FIELDS]; // cast: the table's own keys
    const text = value === undefined ? undefined : (kind.put as (of: typeof value) => string | undefined)(value); // cast: a kind writes what it read
    return text === undefined ? [] : [{ key, label: VARIABLE_LABELS.get(name) ?? label, value: text }];
  });
  const variables = Object.entries(hit.variables ?? {}).map(([key, value]) => ({
    key,
    label: VARIABLE_LABELS.get(key) ?? key,
    value: String(value),
  }));
  const context = Object.entries({ ...hit.context, ...hit.activityMap }).map(([key, value]) => ({
    key: `c.${key}`,
    label: key,
    value: String(value),
  }));
  return [...single, ...variables, ...context];
}
