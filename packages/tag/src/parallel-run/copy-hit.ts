import type { ParallelRun } from '@sintonia/wire';
import { MAX_ADDRESS_LENGTH } from '../analytics/hit-queue.ts';
import { copyTo } from './copy-to.ts';

/** Beginning of `VISIBLE_CONTEXT` in a query. An ampersand within a value is encoded. */
const VISIBLE = '&visible.&';

/**
 * S-08: copies a hit that needs consent to the server being replaced, byte for byte. Hits without an identifier never
 * get here: that server has no such tier (C-07). Time on page is not copied either: there it would count as a link.
 */
export function copyHit({ analytics }: ParallelRun, url: string, query: string): void {
  if (query.includes(VISIBLE)) return;
  const address = analytics + url.slice(url.indexOf('/b/ss/'));
  const whole = `${address}?${query}`;
  if (whole.length > MAX_ADDRESS_LENGTH) copyTo(address, query);
  else copyTo(whole);
}
