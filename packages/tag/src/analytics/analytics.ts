/** Entry `@sintonia/tag/analytics`: hits as plain values, for who measures without a browser (simulator, tests). */
export { exposureHit } from './exposure-hit.ts';
export { linkHit } from './link-hit.ts';
export type { PageContext } from './page-context.ts';
export { exemptPageHit, pageHit } from './page-hit.ts';
