/**
 * Keys that sign sessions and links: generated once, stored in the data directory, readable only by the server's user.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * The key for one purpose. With `SERVER_SECRET` it is derived from that, so all servers share it; otherwise it is
 * stored in the file of that name in the data directory.
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

/** Two servers that start at once agree on one key: the second reads the file that the first wrote. */
export async function readOrMakeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
