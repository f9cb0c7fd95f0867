import type { Broadcast, Programme } from '@sintonia/contracts';
import type { Merging } from './merged-items.ts';
import { isOfKind } from './stored-item.ts';
import { toSlug } from './to-slug.ts';

/** In order of start time. */
export function mergeBroadcasts(
  programmes: readonly Programme[],
  channels: ReadonlySet<string>,
  { present, drop }: Merging,
): Broadcast[] {
  const slugOf = namesOf(programmes);
  return present
    .filter(isOfKind('broadcast'))
    .flatMap((item) => {
      const { document } = item;
      if (channels.has(document.channel)) return { ...document, programme: slugOf(document.programme ?? '') };
      drop(item, `there is no channel “${document.channel}”`);
      return [];
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Finds a programme by slug or, in any spelling, by title; of two with the same title, the first. */
function namesOf(programmes: readonly Programme[]): (name: string) => string | null {
  const slugs = new Set(programmes.map(({ slug }) => slug));
  const titles = new Map(programmes.toReversed().map(({ slug, title }) => [toSlug(title) ?? title, slug]));
  return (name) => (slugs.has(name) ? name : (titles.get(toSlug(name) ?? name) ?? null));
}
