/** What a reader makes of a feed: items that are complete, and what could not be read, each with its place. */
import { ImportError } from '../import-errors.ts';
import { type ImportItem, ITEM_FORMS, type ItemKind, MAX_ITEMS } from '../import-item.ts';
import type { Refusal } from '../import-outcome.ts';

export const FEED_KINDS = ['catalogue', 'stories', 'videos', 'podcast', 'schedule'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** What the operator says of a feed that does not say it itself. */
export interface FeedOptions {
  /** Slug of the section of every story. */
  section?: string | undefined;
  /** Slug of the channel of every programme or broadcast. */
  channel?: string | undefined;
  /** Of the broadcaster; for dates that do not say theirs. UTC when it is not given. */
  timeZone?: string | undefined;
}

export interface ReadFeed {
  kind: FeedKind;
  /** The feed says the same each time, wherever it was fetched from. */
  source: string;
  items: ImportItem[];
  refused: Refusal[];
  /** Kind and key of what was refused, where its key could be read. */
  unread: string[];
  covers: ItemKind[];
}

export interface Candidate {
  kind: ItemKind;
  key: string;
  at: string;
  title: string;
  document: unknown;
}

/** Takes items one by one; a bad one is noted with its reason and nothing else is lost. */
export function createCollector(where: string) {
  const items: ImportItem[] = [];
  const refused: Refusal[] = [];
  const unread: string[] = [];
  const refuse = ({ kind, key, at, title }: Omit<Candidate, 'document'>, ...reasons: string[]) => {
    refused.push({ at, title: title.slice(0, 300), reason: reasons.join('; ') });
    if (key) unread.push(`${kind} ${key}`);
    tooMany();
  };
  const tooMany = () => {
    if (items.length + refused.length > MAX_ITEMS) throw new ImportError('tooMany', where, MAX_ITEMS);
  };
  return {
    items,
    refused,
    unread,
    refuse,
    take: (candidate: Candidate): boolean => {
      const { kind, at, document } = candidate;
      const key = candidate.key.slice(0, MAX_KEY);
      const read = ITEM_FORMS[kind].safeParse(document);
      if (!read.success) {
        const reasons = read.error.issues.map(({ path, message }) =>
          [path.join('.'), message].filter(Boolean).join(': '),
        );
        const more = reasons.length - MAX_REASONS;
        refuse(candidate, ...reasons.slice(0, MAX_REASONS), ...(more > 0 ? [`and ${more} more`] : []));
        return false;
      }
      items.push({ kind, key, at, document: read.data } as ImportItem); // cast: read by the form of its kind
      tooMany();
      return true;
    },
  };
}

const MAX_KEY = 500;
/** A story whose thousand blocks are all wrong has one mistake. */
const MAX_REASONS = 10;
