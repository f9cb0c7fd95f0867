import { type Hit, VISIBLE_CONTEXT } from '@sintonia/wire';
import type { PageContext } from './page-context.ts';
import { technicalValues } from './page-hit.ts';
import { pageValues } from './page-values.ts';

/**
 * How long a page was visible and in use, with the page's own fields. The address has no query: it may contain typed text.
 * The visitor's fields are left out: on leaving, the account may just have been deleted (W-08).
 *
 * @param pageContext of the page view; its time is the beginning of the part
 */
export const visibleTimeHit = (pageContext: PageContext, visibleMs: number): Hit => ({
  ...technicalValues(pageContext),
  ...pageValues(pageContext, ({ ofVisitor }) => !ofVisitor),
  context: { [VISIBLE_CONTEXT]: String(visibleMs) },
  linkType: 'lnk_o',
  linkName: 'visible',
});
