import { MAX_ADDRESS_LENGTH } from '../analytics/hit-queue.ts';
import { copyTo } from './copy-to.ts';
import type { ParallelRun } from './parallel-run.ts';

/**
 * S-08: copies a hit that needs consent to the server being replaced, byte for byte. Hits without an identifier never
 * get here: that server has no such tier (C-07).
 */
export function copyHit({ analytics }: ParallelRun, url: string, query: string): void {
  const address = analytics + url.slice(url.indexOf('/b/ss/'));
  const whole = `${address}?${query}`;
  if (whole.length > MAX_ADDRESS_LENGTH) copyTo(address, query);
  else copyTo(whole);
}
