/** Result of a feed parser: complete items, and the rejected ones with their position. */
import { ImportError } from '../import-errors.ts';
import { type ImportItem, ITEM_FORMS, type ItemKind, MAX_ITEMS } from '../import-item.ts';
import type { Refusal } from '../import-outcome.ts';

export const FEED_KINDS = ['catalogue', 'stories', 'videos', 'podcast', 'schedule'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Values from the operator that the feed does not state. */
export interface FeedOptions {
  /** Slug of the section of every story. */
  section?: string | undefined;
  /** Slug of the channel of every programme or broadcast. */
  channel?: string | undefined;
  /** The broadcaster's time zone, for dates without an offset. UTC by default. */
  timeZone?: string | undefined;
}

export interface ReadFeed {
  kind: FeedKind;
  /** Id of the feed, equal on each run, whatever address it was fetched from. */
  source: string;
  items: ImportItem[];
  refused: Refusal[];
  /** Kind and key of rejected items whose key could be read. */
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

/** Collects items; an invalid one is recorded with its reason and does not affect the others. */
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
      items.push({ kind, key, at, document: read.data } as ImportItem); // cast: parsed by the schema of its kind
      tooMany();
      return true;
    },
  };
}

const MAX_KEY = 500;
/** A story with a thousand invalid blocks has one error. */
const MAX_REASONS = 10;
