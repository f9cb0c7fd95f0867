/** Computes what one run adds, changes, keeps and refuses. Pure: the store is read before and written after. */
import type { Catalogue } from '../catalogue.ts';
import { createImportContext } from './import-context.ts';
import { type ImportItem, type ImportRequest, ITEM_KINDS, type ItemKind } from './import-item.ts';
import type { ImportOutcome, KindCounts, Refusal } from './import-outcome.ts';
import { makeRoom } from './make-room.ts';
import { resolveItem } from './resolve-item.ts';
import { digestOf, isOfKind, itemName, type StoredItem, titleOf } from './stored-item.ts';
import { withImported } from './with-imported.ts';

export interface ImportPlan {
  /** Rows to write; empty if nothing changes. */
  writes: StoredItem[];
  /** The resulting catalogue; null without a broadcaster. */
  catalogue: Catalogue | null;
  outcome: Omit<ImportOutcome, 'notShown'>;
}

/** Items during the run, by `itemName`. */
interface Run {
  /** Every item ever imported, including removed ones. */
  before: ReadonlyMap<string, StoredItem>;
  now: Map<string, StoredItem>;
  /** Items of the feed. */
  read: Map<string, ImportItem>;
  /** Refused items of the feed. */
  refused: Map<string, Refusal>;
  duplicates: Refusal[];
}

export function planImport(request: ImportRequest, base: Catalogue | null, stored: readonly StoredItem[]): ImportPlan {
  const before = new Map(stored.map((item) => [itemName(item), item]));
  const run: Run = { before, now: new Map(before), read: new Map(), refused: new Map(), duplicates: [] };
  const removed = request.removesMissing ? missing(request, run.now.values()) : [];
  for (const name of removed) exclude(run, name);
  readItems(request, base, run);
  const { overlapping, replaced } = makeRoom(run.now.values(), (name) => run.read.has(name));
  for (const [name, reason] of overlapping) refuse(run, name, reason);
  const offAir = request.removesMissing ? missingBroadcasts(request, run) : [];
  for (const name of [...replaced, ...offAir]) exclude(run, name);
  const catalogue = refuseWhatCannotBeShown(base, run);
  return {
    writes: [...run.now].flatMap(([name, item]) => (isSame(item, before.get(name)) ? [] : item)),
    catalogue,
    outcome: {
      isDryRun: request.isDryRun,
      ...countChanges(run, replaced, [...removed, ...offAir]),
      refused: [...run.refused.values(), ...run.duplicates],
    },
  };
}

function readItems({ source, items }: ImportRequest, base: Catalogue | null, run: Run): void {
  const around = createImportContext(base, run.now, source);
  for (const item of inOrder(items)) {
    const { kind, key } = item;
    const name = itemName({ kind, source, key });
    const duplicate = run.read.get(name);
    if (duplicate) {
      run.duplicates.push(refusal(item, `it has the same key as what is at ${duplicate.at}: ${key}`));
      continue;
    }
    run.read.set(name, item);
    const last = run.before.get(name);
    const resolved = resolveItem(item, last, around);
    if (!resolved.ok) {
      refuse(run, name, resolved.error);
      continue;
    }
    const { document, id } = resolved.value;
    const position = last?.position ?? around.nextPosition();
    const digest = digestOf(document);
    run.now.set(name, { kind, source, key, id, position, digest, isRemoved: false, document } as StoredItem); // cast: the document is of its kind
  }
}

/** Referenced kinds come first; episodes without a number follow those with one, oldest first. */
function inOrder(items: readonly ImportItem[]): ImportItem[] {
  const rank = (item: ImportItem): number =>
    ITEM_KINDS.indexOf(item.kind) * 2 + (item.kind === 'episode' && item.document.number === null ? 1 : 0);
  const moment = (item: ImportItem): string => (item.kind === 'episode' ? item.document.broadcastAt : '');
  return items.toSorted((a, b) => rank(a) - rank(b) || (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0));
}

const nameOf = ({ document }: ImportItem): string => ('title' in document ? document.title : document.name);

const refusal = (item: ImportItem, reason: string): Refusal => ({ at: item.at, title: nameOf(item), reason });

/** The stored version stays. */
function refuse({ before, now, read, refused }: Run, name: string, reason: string): void {
  const item = read.get(name);
  if (!item || refused.has(name)) return;
  refused.set(name, refusal(item, reason));
  const last = before.get(name);
  if (last) now.set(name, last);
  else now.delete(name);
}

function exclude({ now }: Run, name: string): void {
  const item = now.get(name);
  if (item) now.set(name, { ...item, isRemoved: true });
}

/**
 * Names of items imported from this feed that it no longer has. Computed before the feed is processed, so that nothing
 * can refer to them. An empty feed is treated as a failure and removes nothing.
 */
function missing({ source, items, unread, covers }: ImportRequest, now: Iterable<StoredItem>): string[] {
  if (items.length === 0) return [];
  const known = new Set([...items.map(({ kind, key }) => `${kind} ${key}`), ...unread]);
  return [...now]
    .filter((item) => item.source === source && !item.isRemoved && covers.includes(item.kind))
    .filter(({ kind, key }) => kind !== 'broadcast' && !known.has(`${kind} ${key}`))
    .map(itemName);
}

/** The same for broadcasts. A feed covers some hours or days, so this is computed once they are known. */
function missingBroadcasts({ source, unread }: ImportRequest, { now, read }: Run): string[] {
  const known = new Set(unread);
  const announced = Map.groupBy(
    [...read.keys()].flatMap((name) => now.get(name) ?? []).filter(isOfKind('broadcast')),
    ({ document }) => document.channel,
  );
  const reach = new Map(
    [...announced].map(([channel, of]) => {
      const starts = of.map(({ document }) => document.startsAt).sort();
      const ends = of.map(({ document }) => document.endsAt).sort();
      return [channel, { from: starts[0] ?? '', to: ends.at(-1) ?? '' }];
    }),
  );
  return [...now.values()]
    .filter(isOfKind('broadcast'))
    .filter((item) => item.source === source && !item.isRemoved)
    .filter((item) => !read.has(itemName(item)) && !known.has(`broadcast ${item.key}`))
    .filter(({ document: { channel, startsAt, endsAt } }) => {
      const of = reach.get(channel);
      return of !== undefined && of.from <= startsAt && of.to >= endsAt;
    })
    .map(itemName);
}

/** Refuses items with dangling references; repeated, because a refused item may be referenced by others. */
function refuseWhatCannotBeShown(base: Catalogue | null, run: Run): Catalogue | null {
  for (;;) {
    const { catalogue, dropped } = withImported(base, [...run.now.values()]);
    const ours = [...dropped].filter(([item]) => run.read.has(itemName(item)) && !run.refused.has(itemName(item)));
    if (ours.length === 0) return catalogue;
    for (const [item, reason] of ours) refuse(run, itemName(item), reason);
  }
}

const isSame = (item: StoredItem, last: StoredItem | undefined): boolean =>
  last !== undefined && last.digest === item.digest && last.isRemoved === item.isRemoved;

function countChanges(
  { before, now, read, refused }: Run,
  replaced: readonly string[],
  removed: readonly string[],
): Pick<ImportOutcome, 'counts' | 'changes'> {
  const counts: Partial<Record<ItemKind, KindCounts>> = {};
  const changes: ImportOutcome['changes'] = [];
  const count = (name: string, what: keyof KindCounts) => {
    const item = now.get(name);
    if (!item) return;
    counts[item.kind] ??= { added: 0, changed: 0, unchanged: 0, removed: 0, replaced: 0 };
    (counts[item.kind] as KindCounts)[what] += 1; // cast: created on the line above
    if (what !== 'unchanged') changes.push({ what, kind: item.kind, title: titleOf(item) });
  };
  for (const name of read.keys()) {
    const last = before.get(name);
    if (refused.has(name)) continue;
    count(name, !last || last.isRemoved ? 'added' : last.digest === now.get(name)?.digest ? 'unchanged' : 'changed');
  }
  for (const name of replaced) count(name, 'replaced');
  for (const name of removed) count(name, 'removed');
  return { counts, changes };
}
