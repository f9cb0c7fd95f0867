/** Visitors who have chosen before: the cookie of their choice, for tests that do not press the banner. */
import { CONSENT_COOKIE } from '@sintonia/wire';
import type { Page } from 'playwright-core';

const [ALL, NOTHING] = ['1.111', '1.000'];
/** As in the request's `cookie`. */
export const ACCEPTS_ALL = `${CONSENT_COOKIE}=${ALL}`;
export const REFUSES_ALL = `${CONSENT_COOKIE}=${NOTHING}`;

/** The visitor of this page has accepted everything at this origin. */
export const acceptsAll = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: CONSENT_COOKIE, value: ALL, url: origin }]);
