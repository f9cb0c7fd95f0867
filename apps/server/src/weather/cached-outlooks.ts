/** Last valid answer for each place, on disk, so that a restart without network still has a forecast. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outlook } from '@sintonia/contracts';
import { z } from 'zod';

export interface CachedOutlook {
  fetchedAtMs: number;
  outlook: Outlook;
}

/** Format of the file; another version, or a truncated file, is ignored. */
const FORMAT = 1;
const Kept = z.object({
  format: z.literal(FORMAT),
  fetchedAtMs: z.number(),
  outlook: z.object({ now: z.looseObject({}), hours: z.array(z.looseObject({})), days: z.array(z.looseObject({})) }),
});

export interface OutlookCache {
  read(placeId: string): Promise<CachedOutlook | null>;
  /** Never throws: an outlook that cannot be stored is fetched again. */
  store(placeId: string, kept: CachedOutlook): Promise<void>;
}

export function outlookCache(directory: string): OutlookCache {
  const fileOf = (placeId: string) => join(directory, `${placeId}.json`);
  return {
    async read(placeId) {
      const text = await readFile(fileOf(placeId), 'utf8').catch(() => null);
      return text === null ? null : parse(text);
    },
    async store(placeId, kept) {
      const unfinished = `${fileOf(placeId)}.${randomUUID()}`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(unfinished, JSON.stringify({ format: FORMAT, ...kept }));
        await rename(unfinished, fileOf(placeId));
      } catch {
        // a full disk must not make the page fail
      }
    },
  };
}

function parse(text: string): CachedOutlook | null {
  try {
    const { fetchedAtMs, outlook } = Kept.parse(JSON.parse(text));
    return { fetchedAtMs, outlook: outlook as unknown as Outlook }; // cast: written by `store`, in this format
  } catch {
    return null;
  }
}
