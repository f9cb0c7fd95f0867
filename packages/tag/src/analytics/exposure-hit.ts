import { type Exposure, exposureContext, type Hit } from '@sintonia/wire';
import { linkMoment } from './link-hit.ts';
import type { PageMoment } from './page-moment.ts';

/** P-07: a link hit that says which variant was seen, or what of an activity was clicked; with what links say of their page. */
export const exposureHit = (moment: PageMoment, exposure: Exposure): Hit => ({
  ...linkMoment(moment),
  ...(exposure.clicked === undefined && { context: exposureContext(exposure) }),
  linkType: 'lnk_o',
  linkName: exposure.clicked ?? 'exposure',
});
