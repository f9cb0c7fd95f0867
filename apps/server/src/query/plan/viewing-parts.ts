/** Parts of a viewing that have rows of their own: ads, ad breaks, chapters. Another kind is one entry and one table. */
import type { Sql } from '../sql.ts';
import { type EventPlayback, eventAds, eventBreaks, eventChapters } from './event-viewings.ts';
import { AD_COLUMNS, BREAK_COLUMNS, CHAPTER_COLUMNS } from './viewing-columns.ts';

export interface ViewingPart {
  /** Table of its facts. */
  table: string;
  /** Its own, besides those of its viewing. */
  columns: readonly string[];
  /** `columns` and `id`; one row for each part that began in the spans. */
  fromEvents(request: EventPlayback): Sql;
}

/** Columns of a viewing that its parts have too, besides its properties. */
export const PART_VIEWING_COLUMNS = ['visitor', 'media_length_s', 'has_ended', 'last_at'] as const;

export const VIEWING_PARTS = {
  ads: { table: 'ad_facts', columns: AD_COLUMNS, fromEvents: eventAds },
  breaks: { table: 'break_facts', columns: BREAK_COLUMNS, fromEvents: eventBreaks },
  chapters: { table: 'chapter_facts', columns: CHAPTER_COLUMNS, fromEvents: eventChapters },
} as const satisfies Record<string, ViewingPart>;
