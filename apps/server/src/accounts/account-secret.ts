/** Keys that sign sessions and links: made once, kept in the data directory, readable by the server's user alone. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * The key for one purpose. With `SERVER_SECRET` it is made of that, so that every server has the same; without, it is
 * the file of that name in the data directory.
 *
 * @param purpose also the path below the data directory, such as `accounts/secret`
 */
export async function keyFor(
  { dataDir, serverSecret }: Pick<Config, 'dataDir' | 'serverSecret'>,
  purpose: string,
): Promise<string> {
  if (serverSecret === null) return readOrMakeSecret(join(dataDir, purpose));
  return createHmac('sha256', serverSecret).update(purpose).digest('base64url');
}

/** Two servers starting at once agree on one key: whoever comes second reads the first one's. */
export async function readOrMakeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
