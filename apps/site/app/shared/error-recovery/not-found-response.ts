import type { SiteRequest } from '@sintonia/contracts';
import { data } from 'react-router';
import { recoveryLinksView } from './recovery-links-view.ts';

/** For loaders of routes without a page. */
export const notFound = () => data(null, { status: 404 });

/** Thrown by a page's loader: the error page of W-10, with status 404 and recovery links. */
export const pageNotFound = async (site: SiteRequest) =>
  data(await recoveryLinksView(site).catch(() => null), { status: 404 });

/** Numeric id of a path; anything else is 0, which no item has. */
export const idFrom = (param: string): number => (/^[1-9]\d{0,9}$/.test(param) ? Number(param) : 0);
