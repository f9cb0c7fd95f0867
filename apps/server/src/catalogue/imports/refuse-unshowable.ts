import type { Catalogue } from '../catalogue.ts';
import { type Run, refuse } from './import-run.ts';
import { itemName } from './stored-item.ts';
import { withImported } from './with-imported.ts';

/** Refuses items with dangling references; repeated, because a refused item may be referenced by others. */
export function refuseUnshowable(base: Catalogue | null, run: Run): Catalogue | null {
  for (;;) {
    const { catalogue, dropped } = withImported(base, [...run.now.values()]);
    const ofRun = [...dropped].filter(([item]) => run.read.has(itemName(item)) && !run.refused.has(itemName(item)));
    if (ofRun.length === 0) return catalogue;
    for (const [item, reason] of ofRun) refuse(run, itemName(item), reason);
  }
}
