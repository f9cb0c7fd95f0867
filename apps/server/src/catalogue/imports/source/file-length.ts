/**
 * Sizes of imported files that their feed does not say (W-12): RSS wants the bytes of an enclosure, and applications show
 * and reserve by them. Asked of the file's own server when it is imported, and kept with the item.
 */
import type { ImportedMedia, ImportItem } from '../import-item.ts';
import { fetchSource } from './fetch-source.ts';

/** How long one file's server may take; files that are asked for at once, and in one import. */
const LENGTH_MS = 5000;
const AT_ONCE = 6;
const MOST_FILES = 2000;

interface LengthSetting {
  allowsPrivate: boolean;
  timeoutMs?: number;
  onProgress?(done: number, of: number): void;
}

/** The same items; a file whose server does not say its size keeps 0, as the RSS Advisory Board advises for unknown ones. */
export async function withFileLengths(
  items: readonly ImportItem[],
  { allowsPrivate, timeoutMs = LENGTH_MS, onProgress }: LengthSetting,
): Promise<ImportItem[]> {
  const unknown = items.flatMap((item, at) => (lacksLength(item) ? [at] : [])).slice(0, MOST_FILES);
  const known = [...items];
  const waiting = [...unknown];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const item = known[at];
      const media = item && mediaOf(item);
      if (!item || !media) continue;
      const bytes = await fileLength(media.address, { allowsPrivate, timeoutMs });
      known[at] = { ...item, document: { ...item.document, media: { ...media, bytes } } } as ImportItem; // cast: the item it was, with another number
      onProgress?.(unknown.length - waiting.length, unknown.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return known;
}

const mediaOf = ({ document }: ImportItem): ImportedMedia | null => ('media' in document ? document.media : null);

function lacksLength(item: ImportItem): boolean {
  const media = mediaOf(item);
  return media?.bytes === 0 && /^https?:/i.test(media.address) && !/\.m3u8(?:[?#]|$)/i.test(media.address);
}

/** By HEAD; servers that refuse it, or leave the size out, say it at the head of a GET, whose body is not read. 0: unknown. */
async function fileLength(address: string, setting: { allowsPrivate: boolean; timeoutMs: number }): Promise<number> {
  for (const method of ['HEAD', 'GET'] as const) {
    try {
      const { length, close } = await fetchSource(address, { ...setting, method, accept: '*/*' });
      close();
      if (length) return length;
    } catch {
      // The next way, or unknown: an episode is worth importing without its size.
    }
  }
  return 0;
}
