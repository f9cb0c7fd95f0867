/**
 * Items that can be imported (W-14). Every format is parsed into these forms, which are sent by the command, stored
 * and, without the envelope, form a JSON catalogue (docs/import.md).
 */
import { Broadcaster } from '@sintonia/contracts';
import { z } from 'zod';
import { KEY_CHARACTERS } from './import-fields.ts';
import { BroadcastItem, ChannelItem, EpisodeItem, ProgrammeItem, SectionItem, StoryItem } from './item-forms.ts';

/** Maximum number of items per run; a month's schedule of twenty channels is some 25,000. */
export const MAX_ITEMS = 50_000;

/** Schemas by kind, in order of dependency. */
export const ITEM_FORMS = {
  broadcaster: Broadcaster,
  section: SectionItem,
  channel: ChannelItem,
  programme: ProgrammeItem,
  episode: EpisodeItem,
  story: StoryItem,
  broadcast: BroadcastItem,
} as const;
export type ItemKind = keyof typeof ITEM_FORMS;
export const ITEM_KINDS = Object.keys(ITEM_FORMS) as ItemKind[]; // cast: Object.keys returns strings

const Envelope = z.object({
  /** Stable across runs. */
  key: z.string().min(1).max(KEY_CHARACTERS),
  /** Position in the file: `line 12`, `stories[3]`. */
  at: z.string().max(100),
});
const item = <K extends ItemKind>(kind: K) => Envelope.extend({ kind: z.literal(kind), document: ITEM_FORMS[kind] });

export const ImportItem = z.discriminatedUnion('kind', [
  item('broadcaster'),
  item('section'),
  item('channel'),
  item('programme'),
  item('episode'),
  item('story'),
  item('broadcast'),
]);
export type ImportItem = z.infer<typeof ImportItem>;

/** Request of one run. */
export const ImportRequest = z.object({
  /** Id of the feed; an item is identified by kind and key within it. */
  source: z.string().min(1).max(KEY_CHARACTERS),
  items: z.array(ImportItem).max(MAX_ITEMS),
  /** Kind and key of items that the feed has but that could not be read: they do not count as removed. */
  unread: z.array(z.string()).max(MAX_ITEMS),
  /** Kinds of which the feed is complete. */
  covers: z.array(z.enum(ITEM_KINDS)),
  isDryRun: z.boolean(),
  removesMissing: z.boolean(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;
