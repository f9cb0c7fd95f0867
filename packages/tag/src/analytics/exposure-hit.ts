import { type Exposure, exposureContext, type Hit } from '@sintonia/wire';
import { linkContext } from './link-hit.ts';
import type { PageContext } from './page-context.ts';

/** P-07: a link hit that says which variant was seen, or what of an activity was clicked; with what links say of their page. */
export const exposureHit = (pageContext: PageContext, exposure: Exposure): Hit => ({
  ...linkContext(pageContext),
  ...(exposure.clicked === undefined && { context: exposureContext(exposure) }),
  linkType: 'lnk_o',
  linkName: exposure.clicked ?? 'exposure',
});
