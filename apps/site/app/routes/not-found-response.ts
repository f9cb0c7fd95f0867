import type { SiteRequest } from '@sintonia/contracts';
import { data } from 'react-router';
import { recoveryLinksView } from '../error-recovery/recovery-links-view.ts';

/** To be thrown by a loader that no page is made of. */
export const notFound = () => data(null, { status: 404 });

/** To be thrown by a page's loader: the error page of W-10, with its status and with what it offers instead. */
export const pageNotFound = async (site: SiteRequest) =>
  data(await recoveryLinksView(site).catch(() => null), { status: 404 });

/** Numeric id of a path; anything else is 0, which nothing has. */
export const idFrom = (param: string): number => (/^[1-9]\d{0,9}$/.test(param) ? Number(param) : 0);
