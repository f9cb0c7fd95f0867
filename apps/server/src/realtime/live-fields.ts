/** An event's parameters with readable names, from the tables that decode it. Pure. */
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

/** Splits `path?query`; the query may be empty. */
function cut(raw: string): [path: string, query: string] {
  const at = raw.indexOf('?');
  return at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 1)];
}

/** Parameters of a heartbeat in order; metadata and customer ids have their own key as label. */
export function heartbeatFields(raw: string): LabelledFields {
  return parseQuery(cut(raw)[1]).map(([key, value]) => ({
    key,
    label: HEARTBEAT_LABELS.get(key) ?? key.replace(/^s:(?:meta|cuser):/, ''),
    value: value ?? '',
  }));
}

/** Parameters of a hit: single values, variables, context, customer ids. Empty if undecodable. */
export function hitFields(raw: string): LabelledFields {
  const decoded = decodeHit(...cut(raw));
  if (!decoded.ok) return [];
  const { hit } = decoded;
  const single = Object.entries(HIT_FIELDS).flatMap(([name, { key, label, kind }]) => {
    const value = hit[name as keyof typeof HIT_FIELDS]; // cast: the table's own keys
    const text = value === undefined ? undefined : (kind.encode as (of: typeof value) => string | undefined)(value); // cast: a kind encodes the type that it decodes
    return text === undefined ? [] : [{ key, label: VARIABLE_LABELS.get(name) ?? label, value: text }];
  });
  const variables = Object.entries(hit.variables ?? {}).map(([key, value]) => ({
    key,
    label: VARIABLE_LABELS.get(key) ?? key,
    value: String(value),
  }));
  const clicked = Object.entries(hit.activityMap ?? {}).map(
    ([name, value]) => [`a.activitymap.${name}`, value] as const,
  );
  const context = [...Object.entries(hit.context ?? {}), ...clicked].map(([key, value]) => ({
    key: `c.${key}`,
    label: key,
    value: String(value),
  }));
  const customers = Object.entries(hit.customerIds ?? {}).map(([key, value]) => ({
    key: `cid.${key}`,
    label: key,
    value: String(value),
  }));
  return [...single, ...variables, ...context, ...customers];
}
