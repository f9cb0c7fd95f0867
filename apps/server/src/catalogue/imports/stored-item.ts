/** An imported item as stored: complete, with id, slug and parents. */
import { createHash } from 'node:crypto';
import type { Broadcast, Broadcaster, Channel, Episode, Programme, Section, Story } from '@sintonia/contracts';
import type { GalleryItem, ImportedMedia, ImportedPicture } from './import-fields.ts';
import type { ItemKind } from './import-item.ts';

interface Shown {
  picture: ImportedPicture | null;
}

export interface StoredDocuments {
  broadcaster: Broadcaster;
  section: Section;
  channel: Channel;
  programme: Shown & { programme: Omit<Programme, 'seasons' | 'picture'> };
  episode: Shown & { episode: Omit<Episode, 'picture' | 'clip'>; media: ImportedMedia };
  story: Shown & {
    story: Omit<Story, 'picture' | 'clip' | 'gallery'>;
    media: ImportedMedia | null;
    gallery?: GalleryItem[];
  };
  /** `programme` stays as named in the feed and is resolved when the catalogue is read, since programmes change. */
  broadcast: Broadcast;
}

interface StoredFields {
  source: string;
  /** Unique within its source and kind. */
  key: string;
  /** Set for kinds whose pages have a number in their address. */
  id: number | null;
  position: number;
  digest: string;
  isRemoved: boolean;
}

export type StoredItem<K extends ItemKind = ItemKind> = {
  [Of in K]: StoredFields & { kind: Of; document: StoredDocuments[Of] };
}[K];

/** Stable name of an item across runs. */
export const itemName = ({ kind, source, key }: Pick<StoredItem, 'kind' | 'source' | 'key'>): string =>
  JSON.stringify([kind, source, key]);

export const isOfKind =
  <K extends ItemKind>(kind: K) =>
  (item: StoredItem): item is Extract<StoredItem, { kind: K }> =>
    item.kind === kind;

export const digestOf = (document: StoredDocuments[ItemKind]): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);

/** Title for people. */
export function titleOf(item: StoredItem): string {
  switch (item.kind) {
    case 'programme':
      return item.document.programme.title;
    case 'episode':
      return item.document.episode.title;
    case 'story':
      return item.document.story.title;
    case 'broadcast':
      return item.document.title;
    default:
      return item.document.name;
  }
}
