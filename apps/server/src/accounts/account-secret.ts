/** The key that signs sessions: made once, kept in the data directory, readable by the server's user alone. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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
