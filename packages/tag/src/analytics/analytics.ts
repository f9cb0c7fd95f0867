/** Entry `@sintonia/tag/analytics`: hits as plain values, for measurement without a browser (simulator, tests). */
export { exposureHit } from './exposure-hit.ts';
export { type Link, type LinkDetail, linkHit } from './link-hit.ts';
export { mediaStartHit } from './media-start-hit.ts';
export type { PageContext } from './page-context.ts';
export { exemptPageHit, pageHit } from './page-hit.ts';
export { visibleTimeHit } from './visible-time-hit.ts';
