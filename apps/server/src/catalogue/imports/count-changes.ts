import type { ItemKind } from './import-item.ts';
import type { ImportOutcome, KindCounts } from './import-outcome.ts';
import type { Run } from './import-run.ts';
import { type StoredItem, titleOf } from './stored-item.ts';

export const isSame = (item: StoredItem, last: StoredItem | undefined): boolean =>
  last !== undefined && last.digest === item.digest && last.isRemoved === item.isRemoved;

export function countChanges(
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
