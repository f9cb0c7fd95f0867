import { type Exposure, exposureContext, type Hit } from '@sintonia/wire';
import { linkContext } from './link-hit.ts';
import type { PageContext } from './page-context.ts';

/** P-07: a link hit that reports a seen variant, or a click of an activity, with the page fields of link hits. */
export const exposureHit = (pageContext: PageContext, exposure: Exposure): Hit => ({
  ...linkContext(pageContext),
  ...(exposure.clicked === undefined && { context: exposureContext(exposure) }),
  linkType: 'lnk_o',
  linkName: exposure.clicked ?? 'exposure',
});
