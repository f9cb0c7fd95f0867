import type { Channel, Section } from '@sintonia/contracts';
import type { StoredItem } from './stored-item.ts';

/** Catalogue state at this point of the run. */
export interface ImportContext {
  sections: readonly Section[];
  channels: readonly Channel[];
  /** Finds programmes of this feed only. */
  programmeByKey(key: string): string | undefined;
  hasProgramme(slug: string): boolean;
  /** The slug, or a variant that is free. */
  freeProgrammeSlug(slug: string): string;
  nextId(): number;
  /** The number after the last episode of a season. */
  nextNumber(programme: string, season: number): number;
  /** Name of the broadcaster by medium, as author of unsigned stories. */
  broadcaster: { tv: string; radio: string };
}

export interface Resolved {
  document: StoredItem['document'];
  id: number | null;
}
