import type { Catalogue } from '../catalogue.ts';
import { type Run, refuse } from './import-run.ts';
import { itemName } from './stored-item.ts';
import { withImported } from './with-imported.ts';

/** Refuses items with dangling references; repeated, because a refused item may be referenced by others. */
export function refuseWhatCannotBeShown(base: Catalogue | null, run: Run): Catalogue | null {
  for (;;) {
    const { catalogue, dropped } = withImported(base, [...run.now.values()]);
    const ours = [...dropped].filter(([item]) => run.read.has(itemName(item)) && !run.refused.has(itemName(item)));
    if (ours.length === 0) return catalogue;
    for (const [item, reason] of ours) refuse(run, itemName(item), reason);
  }
}
