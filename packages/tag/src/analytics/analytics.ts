/** Entry `@sintonia/tag/analytics`: page hits as plain values, for who measures without a browser (simulator, tests). */
export { exemptPageHit, pageHit } from './page-hit.ts';
export type { PageMoment } from './page-moment.ts';
