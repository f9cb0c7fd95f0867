/**
 * Sizes of imported files that their feed omits (W-12): RSS requires the bytes of an enclosure, and apps show them and
 * reserve space. Requested from the file's server during the import, and stored with the item.
 */

import type { ImportedMedia } from '../import-fields.ts';
import type { ImportItem } from '../import-item.ts';
import { fetchSource } from './fetch-source.ts';

/** Timeout per file; concurrent requests; maximum number of requests per import. */
const TIMEOUT_MS = 5000;
const MAX_CONCURRENT = 6;
const MAX_FILES = 2000;

interface LengthSetting {
  allowsPrivate: boolean;
  timeoutMs?: number;
  onProgress?(done: number, of: number): void;
}

/** Returns the items with sizes; a file of unknown size keeps 0, as the RSS Advisory Board advises. */
export async function withFileLengths(
  items: readonly ImportItem[],
  { allowsPrivate, timeoutMs = TIMEOUT_MS, onProgress }: LengthSetting,
): Promise<ImportItem[]> {
  const unknown = items.flatMap((item, at) => (lacksLength(item) ? [at] : [])).slice(0, MAX_FILES);
  const known = [...items];
  const waiting = [...unknown];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const item = known[at];
      const media = item && mediaOf(item);
      if (!item || !media) continue;
      const bytes = await fileLength(media.address, { allowsPrivate, timeoutMs });
      known[at] = { ...item, document: { ...item.document, media: { ...media, bytes } } } as ImportItem; // cast: the same item with another number
      onProgress?.(unknown.length - waiting.length, unknown.length);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return known;
}

const mediaOf = ({ document }: ImportItem): ImportedMedia | null => ('media' in document ? document.media : null);

function lacksLength(item: ImportItem): boolean {
  const media = mediaOf(item);
  return media?.bytes === 0 && /^https?:/i.test(media.address) && !/\.m3u8(?:[?#]|$)/i.test(media.address);
}

/** By HEAD, or if that is refused or has no size, by the headers of a GET. 0: unknown. */
async function fileLength(address: string, setting: { allowsPrivate: boolean; timeoutMs: number }): Promise<number> {
  for (const method of ['HEAD', 'GET'] as const) {
    try {
      const { length, close } = await fetchSource(address, { ...setting, method, accept: '*/*' });
      close();
      if (length) return length;
    } catch {
      // Try the next method, else unknown: an episode without a size is still worth importing.
    }
  }
  return 0;
}
