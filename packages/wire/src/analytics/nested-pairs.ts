import type { BadField, Pair } from '../field-table.ts';

/** Values under dotted names: `a.media.name`. */
export type Nested = Readonly<Record<string, string | number | boolean>>;

interface Branch {
  leaf?: string;
  readonly below: Map<string, Branch>;
}
const branch = (): Branch => ({ below: new Map() });

function* pairsOf(name: string, { leaf, below }: Branch): Iterable<Pair> {
  if (leaf !== undefined) yield [name, leaf];
  if (below.size === 0) return;
  yield [`${name}.`, null];
  for (const [child, at] of below) yield* pairsOf(child, at);
  yield [`.${name}`, null];
}

/**
 * Values → `c.&programa=x&a.&media.&name=y&.media&.a&.c` under the block's path, which ends in a dot. Names with a
 * common path are grouped at the first one's place. Empty, 0 and false are left out (docs/wire/analytics.md § 3).
 */
export function nest(path: string, values: Nested): Pair[] {
  const root = branch();
  for (const [name, value] of Object.entries(values)) {
    if (!value) continue;
    let at = root;
    for (const part of (path + name).split('.')) {
      let next = at.below.get(part);
      if (!next) {
        next = branch();
        at.below.set(part, next);
      }
      at = next;
    }
    at.leaf = String(value);
  }
  return [...root.below].flatMap(([block, at]) => [...pairsOf(block, at)]);
}

export interface Unnested {
  /** Pairs outside any group, in order. */
  readonly plain: Pair[];
  /** Values by group and dotted name; a group that was closed and opened again is one. */
  readonly blocks: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Closing marks without an opening one, and unclosed groups. */
  readonly bad: BadField[];
}

/** Extracts nested groups from a query's pairs. Never throws, even on unbalanced groups. */
export function unnest(pairs: Iterable<Pair>): Unnested {
  const plain: Pair[] = [];
  const blocks = new Map<string, Map<string, string>>();
  const bad: BadField[] = [];
  const open: string[] = [];
  for (const pair of pairs) {
    const [name, value] = pair;
    if (value === null && name.length > 1 && name.endsWith('.')) open.push(name.slice(0, -1));
    else if (value === null && name.length > 1 && name.startsWith('.')) {
      if (open.at(-1) === name.slice(1)) open.pop();
      else bad.push({ key: name, raw: '', why: 'closes what is not open' });
    } else if (open[0] === undefined) plain.push(pair);
    else {
      const block = blocks.get(open[0]) ?? new Map<string, string>();
      blocks.set(open[0], block.set([...open.slice(1), name].join('.'), value ?? ''));
    }
  }
  for (const name of open) bad.push({ key: `${name}.`, raw: '', why: 'left open' });
  return { plain, blocks, bad };
}
