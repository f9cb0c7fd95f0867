/** Merges imported items into the source catalogue. Pure. */
import type { Channel, Section } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { mergeBroadcasts } from './merge-broadcasts.ts';
import { mergeProgrammes } from './merge-programmes.ts';
import { mergeAuthors, mergeStories } from './merge-stories.ts';
import type { Merging } from './merged-items.ts';
import { mergeMedia } from './merged-media.ts';
import { isOfKind, type StoredItem } from './stored-item.ts';

export interface Merged {
  /** Null without a broadcaster: then nothing can be served. */
  catalogue: Catalogue | null;
  /** Items that cannot be shown, with the reason: something that they refer to is missing. */
  dropped: ReadonlyMap<StoredItem, string>;
}

/** Skips removed items. Of two items with the same address, the imported one wins. */
export function withImported(base: Catalogue | null, items: readonly StoredItem[]): Merged {
  const dropped = new Map<StoredItem, string>();
  const present = items.filter(({ isRemoved }) => !isRemoved).sort((a, b) => a.position - b.position);
  const broadcaster = present.filter(isOfKind('broadcaster')).at(-1)?.document ?? base?.broadcaster;
  if (!broadcaster) {
    for (const item of present)
      dropped.set(item, 'there is no broadcaster yet: import a JSON catalogue with one first');
    return { catalogue: null, dropped };
  }
  const media = mergeMedia(base);
  const merging: Merging = { present, media, drop: (item, reason) => dropped.set(item, reason) };
  const sections = mergeSections(base, merging);
  const channels = mergeChannels(base, merging);
  const channelSlugs = new Set(channels.map(({ slug }) => slug));
  const programmes = mergeProgrammes(base?.programmes ?? [], channelSlugs, merging);
  const stories = mergeStories(base?.stories ?? [], new Set(sections.map(({ slug }) => slug)), merging);
  const catalogue: Catalogue = {
    broadcaster,
    artwork: media.artwork,
    sections,
    authors: mergeAuthors(base?.authors ?? [], stories),
    channels,
    clips: media.clips(),
    programmes,
    stories,
    schedules: base?.schedules ?? [],
    broadcasts: mergeBroadcasts(programmes, channelSlugs, merging),
  };
  return { catalogue, dropped };
}

const mergeSections = (base: Catalogue | null, { present }: Merging): Section[] =>
  replaced<Section>(
    base?.sections ?? [],
    present.filter(isOfKind('section')).map(({ document }) => document),
  );

/** An imported channel keeps the existing stream. */
function mergeChannels(base: Catalogue | null, { present }: Merging): Channel[] {
  const loops = new Map(base?.channels.map(({ slug, loop }) => [slug, loop]));
  const described = present.filter(isOfKind('channel')).map(({ document }) => document);
  return replaced(
    base?.channels ?? [],
    described.map((channel) => ({ ...channel, loop: loops.get(channel.slug) ?? null })),
  );
}

/** In order, each replacing the one with the same slug; new ones last. */
export const replaced = <T extends { slug: string }>(before: readonly T[], now: readonly T[]): T[] => [
  ...new Map([...before, ...now].map((one) => [one.slug, one])).values(),
];
