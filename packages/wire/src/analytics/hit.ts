import { type BadField, decodeFields, encodeFields, type FieldValues, type Pair } from '../field-table.ts';
import { encodeValue, parseQuery, toQuery } from '../query.ts';
import { HIT_FIELDS, HIT_ORDER, type HitBlock } from './hit-fields.ts';
import { type HitPath, parseHitPath } from './hit-path.ts';
import { type Nested, nest, unnest } from './nested-pairs.ts';
import { isNumberedName, numberedPairs, type Variables } from './numbered-variables.ts';

/** An analytics hit: page view, link or playback start (§ 7). */
export interface Hit extends FieldValues<typeof HIT_FIELDS> {
  /** `{key}.id` and, unless 0, `{key}.as`. */
  readonly customerIds?: Nested;
  readonly audience?: Nested;
  readonly context?: Nested;
  readonly variables?: Variables;
  /** Which link was clicked: `page`, `link`, `region`, `pageIDType`, `xy`. */
  readonly activityMap?: Nested;
}

/** First and last parameters; a hit that begins and does not end so was cut on its way. */
const BEGIN: readonly Pair[] = [
  ['AQB', '1'],
  ['ndh', '1'],
  ['pf', '1'],
];
const END: Pair = ['AQE', '1'];
const FRAME = new Set(['AQB', 'ndh', 'pf', 'AQE']);

const ACTIVITY_MAP = 'a.activitymap.';

const prefixed = (values: Nested, prefix: string): Nested =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

const blockPairs: { [B in HitBlock]: (values: NonNullable<Hit[B]>) => Pair[] } = {
  customerIds: (values) => nest('cid', values),
  audience: (values) => nest('d', values),
  context: (values) => nest('c', values),
  variables: numberedPairs,
  activityMap: (values) => nest('c', prefixed(values, ACTIVITY_MAP)),
};

/** Hit → its parameters in wire order, from `AQB` to `AQE`. */
export function hitPairs(hit: Hit): Pair[] {
  const body = HIT_ORDER.flatMap((part): Pair[] => {
    if (typeof part !== 'string') return encodeFields(part, hit as Readonly<Record<string, unknown>>); // cast: parts of HIT_FIELDS
    const values = hit[part];
    return values ? (blockPairs[part] as (given: typeof values) => Pair[])(values) : []; // cast: the block's own values
  });
  return [...BEGIN, ...body, END];
}

/** As the incumbent's client: `encodeURIComponent` plus `~ ! * ( ) '`. */
export const encodeHitValue = (value: string): string =>
  encodeValue(value).replace(/[~!*()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Hit → query, without the question mark; the same text is the body of a POST. */
export const encodeHit = (hit: Hit): string => toQuery(hitPairs(hit), encodeHitValue);

export type HitRefusal = 'path' | 'empty' | 'truncated';

/** What was read; `unknown` and `bad` keep the parameters that were not, as they came. */
export interface DecodedHit {
  readonly ok: true;
  readonly hit: Hit;
  readonly path: HitPath;
  readonly suites: readonly string[];
  readonly unknown: Pair[];
  readonly bad: BadField[];
}
export type HitDecoding = DecodedHit | { readonly ok: false; readonly reason: HitRefusal };

/** Splits merged context into what the page said and the activity map. */
function contextParts(block: ReadonlyMap<string, string>): Pick<Hit, 'context' | 'activityMap'> {
  const entries = [...block];
  const isClick = ([name]: [string, string]) => name.startsWith(ACTIVITY_MAP);
  const context = entries.filter((entry) => !isClick(entry));
  const clicked = entries.filter(isClick).map(([name, value]) => [name.slice(ACTIVITY_MAP.length), value]);
  return {
    ...(context.length > 0 && { context: Object.fromEntries(context) }),
    ...(clicked.length > 0 && { activityMap: Object.fromEntries(clicked) }),
  };
}

/**
 * Reads a hit from its path and its parameters, which stand in the query or, for a POST, in the body. Never
 * throws. A hand-written image request without `AQB` is read too; one with `AQB` and without `AQE` was truncated.
 */
export function decodeHit(pathText: string, parameters: string): HitDecoding {
  const path = parseHitPath(pathText);
  if (!path) return { ok: false, reason: 'path' };
  const pairs = parseQuery(parameters);
  const has = (key: string) => pairs.some(([name]) => name === key);
  if (pairs.length === 0) return { ok: false, reason: 'empty' };
  if (has('AQB') && !has('AQE')) return { ok: false, reason: 'truncated' };

  const { plain, blocks, bad: unbalanced } = unnest(pairs);
  const numbered = plain.filter(([name]) => isNumberedName(name));
  const { fields, rest, bad } = decodeFields(
    HIT_FIELDS,
    plain.filter(([name]) => !isNumberedName(name) && !FRAME.has(name)),
  );
  const { cid, d, c, ...strangers } = Object.fromEntries(blocks);
  const hit: Hit = {
    ...fields,
    ...(cid && { customerIds: Object.fromEntries(cid) }),
    ...(d && { audience: Object.fromEntries(d) }),
    ...(c && contextParts(c)),
    ...(numbered.length > 0 && {
      variables: Object.fromEntries(numbered.map(([name, value]) => [name, value ?? ''])) as Variables,
    }), // cast: names were tested
  };
  const unknown = [
    ...rest,
    ...Object.entries(strangers).flatMap(([block, values]) =>
      [...values].map(([name, value]): Pair => [`${block}.${name}`, value]),
    ),
  ];
  return { ok: true, hit, path, suites: path.suites, unknown, bad: [...unbalanced, ...bad] };
}
