import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import type { CreativeDirectory } from './creative-directory.ts';
import { cutAside } from './cut-aside.ts';
import type { DownloadCreative } from './download-creative.ts';
import type { StoredCreative } from './stored-creative.ts';

/** Free disk space that is preserved. */
const MIN_FREE_BYTES = 512 * 1024 * 1024;

export interface MakeCreativePorts {
  directory: string;
  stored: CreativeDirectory;
  download: DownloadCreative;
}

/** Downloads and cuts a creative into the directory. @throws errors of the disk */
export async function makeCreative(
  key: string,
  url: URL,
  { directory, download, stored }: MakeCreativePorts,
): Promise<Result<StoredCreative, CreativeProblem>> {
  const work = join(directory, `.new-${randomBytes(8).toString('hex')}`);
  const [file, target] = [join(work, 'film'), join(work, 'cut')];
  await mkdir(target, { recursive: true, mode: 0o700 });
  try {
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < MIN_FREE_BYTES) return failed('full');
    const fetched = await download(url, file);
    if (!fetched.ok) return fetched;
    const cut = await cutAside({ file, target });
    if (!cut.ok) return cut;
    await rm(file);
    await stored.evict(cut.value.bytes);
    const creative: StoredCreative = { source: url.origin + url.pathname, ...cut.value };
    await rename(target, join(work, creative.version));
    await writeFile(join(work, 'creative.json'), JSON.stringify(creative), { mode: 0o600 });
    // Another server that shares the directory may have finished first.
    await rename(work, join(directory, key)).catch(() => undefined);
    return ok((await stored.read(key)) ?? creative);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
