import { decodeHit, HIT_FIELDS, type Pair, parseQuery } from '@sintonia/wire';
import { hitInstant, hitLabel, hitValueMeaning } from '@sintonia/wire/hit-words';
import type { InspectorWords } from './inspector-words.ts';

/** One field of a hit: its name for people, its key on the wire, its value as people read it. */
export interface HitRow {
  label: string;
  key: string;
  value: string;
  /** The value as sent, where words stand for a code; otherwise null. */
  code: string | null;
}

/** Path for a hit that was never sent. */
const NOWHERE = '/b/ss/repeticio/1/repeticio/s0';

type Words = Pick<InspectorWords, 'language' | 'unknownField' | 'ownField' | 'dateTime'>;

function row(key: string, value: string, otherwise: string, { language, dateTime }: Words): HitRow {
  const label = hitLabel(key)?.[language] ?? otherwise;
  const instant = hitInstant(key, value);
  if (instant) return { label, key, value: dateTime(instant), code: null };
  const meaning = hitValueMeaning(key, value)?.[language];
  return { label, key, value: meaning ?? value, code: meaning === undefined ? null : value };
}

/** Every field of a hit, by the tables that encoded it. A field of the site's own has its key; an unknown one too. */
export function hitRows(url: string, query: string, words: Words): HitRow[] {
  const decoded = decodeHit(url === '' ? NOWHERE : new URL(url).pathname, query);
  const unknown = ([key, value]: Pair) => row(key, value ?? '', words.unknownField, words);
  if (!decoded.ok) return parseQuery(query).map(unknown);
  const written = new Map(parseQuery(query));
  const { variables, context, activityMap, customerIds, ...fields } = decoded.hit;
  const single = Object.entries(fields).flatMap(([name, value]): HitRow[] => {
    const field = HIT_FIELDS[name as keyof typeof HIT_FIELDS]; // cast: decoded by the same table
    if (!field || value === undefined) return [];
    return [row(field.key, written.get(field.key) ?? String(value), field.key, words)];
  });
  const plain = (values: object | undefined, prefix: string): HitRow[] =>
    Object.entries(values ?? {}).map(([name, value]) => row(prefix + name, String(value), words.ownField, words));
  return [
    ...single,
    ...plain(variables, ''),
    ...plain(context, 'c.'),
    ...plain(activityMap, 'c.a.activitymap.'),
    ...plain(customerIds, 'cid.'),
    ...decoded.unknown.map(unknown),
  ];
}
