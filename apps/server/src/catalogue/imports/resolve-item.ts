/** Converts a parsed item into the stored form with id, slug, section and channel. Pure. */
import { ok, type Result } from '@sintonia/contracts';
import type { ImportItem } from './import-item.ts';
import { broadcast } from './resolve-broadcast-item.ts';
import { episode, programme } from './resolve-programme-item.ts';
import { story } from './resolve-story-item.ts';
import type { ImportContext, Resolved } from './resolved-item.ts';
import type { StoredDocuments, StoredItem } from './stored-item.ts';

/** @param before the stored version of the item; parts of its address do not change */
export function resolveItem(
  item: ImportItem,
  before: StoredItem | undefined,
  context: ImportContext,
): Result<Resolved, string> {
  switch (item.kind) {
    case 'broadcaster':
    case 'section':
      return ok({ document: item.document, id: null });
    case 'channel':
      return ok({ document: { ...item.document, loop: null } satisfies StoredDocuments['channel'], id: null });
    case 'programme':
      return programme(item.document, before?.kind === 'programme' ? before : undefined, context);
    case 'episode':
      return episode(item.document, before?.kind === 'episode' ? before : undefined, context);
    case 'story':
      return story(item.document, before?.kind === 'story' ? before : undefined, context);
    case 'broadcast':
      return broadcast(item.document, context);
  }
}
