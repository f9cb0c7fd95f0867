/** Computes what one run adds, changes, leaves unchanged and refuses. Pure: the store is read before and written after. */
import type { Catalogue } from '../catalogue.ts';
import { countChanges, isSame } from './count-changes.ts';
import { missing, missingBroadcasts } from './exclude-missing.ts';
import { createImportContext } from './import-context.ts';
import { type ImportItem, type ImportRequest, ITEM_KINDS } from './import-item.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { exclude, type Run, refusal, refuse } from './import-run.ts';
import { refuseUnshowable } from './refuse-unshowable.ts';
import { resolveItem } from './resolve-item.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';
import { digestOf, itemName, type StoredItem } from './stored-item.ts';

export interface ImportPlan {
  /** Rows to write; empty if nothing changes. */
  writes: StoredItem[];
  /** The resulting catalogue; null without a broadcaster. */
  catalogue: Catalogue | null;
  outcome: Omit<ImportOutcome, 'notShown'>;
}

export function planImport(request: ImportRequest, base: Catalogue | null, stored: readonly StoredItem[]): ImportPlan {
  const before = new Map(stored.map((item) => [itemName(item), item]));
  const run: Run = { before, now: new Map(before), read: new Map(), refused: new Map(), duplicates: [] };
  const removed = request.removesMissing ? missing(request, run.now.values()) : [];
  for (const name of removed) exclude(run, name);
  readItems(request, base, run);
  const { overlapping, replaced } = resolveOverlaps(run.now.values(), (name) => run.read.has(name));
  for (const [name, reason] of overlapping) refuse(run, name, reason);
  const offAir = request.removesMissing ? missingBroadcasts(request, run) : [];
  for (const name of [...replaced, ...offAir]) exclude(run, name);
  const catalogue = refuseUnshowable(base, run);
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
  const context = createImportContext(base, run.now, source);
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
    const resolved = resolveItem(item, last, context);
    if (!resolved.ok) {
      refuse(run, name, resolved.error);
      continue;
    }
    const { document, id } = resolved.value;
    const position = last?.position ?? context.nextPosition();
    const digest = digestOf(document);
    run.now.set(name, { kind, source, key, id, position, digest, isRemoved: false, document } as StoredItem); // cast: the document is of its kind
  }
}

/** Referenced kinds come first; episodes without a number follow those with one, oldest first. */
function inOrder(items: readonly ImportItem[]): ImportItem[] {
  const rank = (item: ImportItem): number =>
    ITEM_KINDS.indexOf(item.kind) * 2 + (item.kind === 'episode' && item.document.number === null ? 1 : 0);
  const sortTime = (item: ImportItem): string => (item.kind === 'episode' ? item.document.broadcastAt : '');
  return items.toSorted(
    (a, b) => rank(a) - rank(b) || (sortTime(a) < sortTime(b) ? -1 : sortTime(a) > sortTime(b) ? 1 : 0),
  );
}
