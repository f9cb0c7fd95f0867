import { type BadField, decodeFields, type Pair } from '../field-table.ts';
import { parseQuery } from '../query.ts';
import { HIT_KEYS } from './generated/hit-keys.ts';
import type { Hit } from './hit.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import { type HitPath, parseHitPath } from './hit-path.ts';
import { unnest } from './nested-pairs.ts';
import { isNumberedName, type Variables } from './numbered-variables.ts';

/** Names of the activity map, inside the context. */
const ACTIVITY_MAP = HIT_KEYS.activityMap.slice(HIT_KEYS.context.length);

const FRAME = new Set(['AQB', 'ndh', 'pf', 'AQE']);

export type HitRefusal = 'path' | 'empty' | 'truncated';

/** A decoded hit; `unknown` and `bad` keep the other parameters as received. */
export interface DecodedHit {
  readonly ok: true;
  readonly hit: Hit;
  readonly path: HitPath;
  readonly suites: readonly string[];
  readonly unknown: Pair[];
  readonly bad: BadField[];
}
export type HitDecoding = DecodedHit | { readonly ok: false; readonly reason: HitRefusal };

/** Splits merged context into page context and activity map. */
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
 * Decodes a hit from its path and its parameters, which are in the query or, for a POST, in the body. Never throws. A
 * hand-written image request without `AQB` is read too; one with `AQB` and without `AQE` was truncated.
 */
export function decodeHit(pathText: string, parameters: string): HitDecoding {
  const path = parseHitPath(pathText);
  if (!path) return { ok: false, reason: 'path' };
  const pairs = parseQuery(parameters);
  const has = (key: string) => pairs.some(([name]) => name === key);
  if (pairs.length === 0) return { ok: false, reason: 'empty' };
  if (has('AQB') && !has('AQE')) return { ok: false, reason: 'truncated' };

  // The end marker `AQE` does not belong to a group that was never closed.
  const { plain, blocks, bad: unbalanced } = unnest(pairs.at(-1)?.[0] === 'AQE' ? pairs.slice(0, -1) : pairs);
  const numbered = plain.filter(([name]) => isNumberedName(name));
  const { fields, rest, bad } = decodeFields(
    HIT_FIELDS,
    plain.filter(([name]) => !isNumberedName(name) && !FRAME.has(name)),
  );
  const { cid, d, c, ...unmatched } = Object.fromEntries(blocks);
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
    ...Object.entries(unmatched).flatMap(([block, values]) =>
      [...values].map(([name, value]): Pair => [`${block}.${name}`, value]),
    ),
  ];
  return { ok: true, hit, path, suites: path.suites, unknown, bad: [...unbalanced, ...bad] };
}
