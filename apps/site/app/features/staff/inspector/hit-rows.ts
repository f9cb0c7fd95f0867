import {
  decodeHit,
  HIT_FIELDS,
  PAGE_VARIABLE_MEANINGS,
  PAGE_VARIABLES,
  type PageVariableName,
  parseQuery,
} from '@sintonia/wire';
import type { InspectorWords } from './inspector-words.ts';

/** One field of a hit: its name for people, its key on the wire, its value. */
export interface HitRow {
  label: string;
  key: string;
  value: string;
}

/** Path for a hit that was never sent. */
const NOWHERE = '/b/ss/repeticio/1/repeticio/s0';

const MEANINGS = new Map(
  Object.entries(PAGE_VARIABLES).map(([name, { place }]) => [
    place as string, // cast: includes places without a number
    PAGE_VARIABLE_MEANINGS[name as PageVariableName], // cast: keys of the same table
  ]),
);

type Words = Pick<InspectorWords, 'language' | 'unknownField'>;

const plain = (values: object | undefined, prefix: string, { language }: Words): HitRow[] =>
  Object.entries(values ?? {}).map(([name, value]) => ({
    label: MEANINGS.get(name)?.[language] ?? prefix + name,
    key: prefix + name,
    value: String(value),
  }));

/** Every field of a hit, by the tables that encoded it. Unknown fields are shown raw. */
export function hitRows(url: string, query: string, words: Words): HitRow[] {
  const decoded = decodeHit(url === '' ? NOWHERE : new URL(url).pathname, query);
  if (!decoded.ok) return parseQuery(query).map(([key, value]) => ({ label: key, key, value: value ?? '' }));
  const written = new Map(parseQuery(query));
  const { variables, context, activityMap, customerIds, ...fields } = decoded.hit;
  const single = Object.entries(fields).flatMap(([name, value]): HitRow[] => {
    const field = HIT_FIELDS[name as keyof typeof HIT_FIELDS]; // cast: decoded by the same table
    if (!field || value === undefined) return [];
    return [
      {
        label: words.language === 'en' ? field.label : field.labelCa,
        key: field.key,
        value: written.get(field.key) ?? String(value),
      },
    ];
  });
  return [
    ...single,
    ...plain(variables, '', words),
    ...plain(context, 'c.', words),
    ...plain(activityMap, 'c.a.activitymap.', words),
    ...plain(customerIds, 'cid.', words),
    ...decoded.unknown.map(([key, value]) => ({ label: words.unknownField(key), key, value: value ?? '' })),
  ];
}
