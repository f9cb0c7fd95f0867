/**
 * Marks the browser in which somebody signed in to the studio, so that figures leave out what they do on the site
 * (`stores/events/counted-events.ts`). The tag reads the cookie, since heartbeats, and hits without consent, are sent without cookies. Its value is the same for everybody.
 */
import { DAY_S } from '@sintonia/contracts';
import { STAFF_COOKIE } from '@sintonia/wire';
import { DEMO_STAFF } from './demo-staff.ts';

/** From the last sign-in. */
const LIFETIME_S = 30 * DAY_S;

const cookie = (value: string, maxAgeS: number, isSecure: boolean): string =>
  `${STAFF_COOKIE}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** `Set-Cookie` for a browser that has just signed in; none for the demo's account: somebody who tries the demo is part of its audience. */
export const staffMark = (email: string, isSecure: boolean): string[] =>
  email === DEMO_STAFF.email ? [] : [cookie('1', LIFETIME_S, isSecure)];

/** `Set-Cookie` for a browser that has signed out. */
export const endStaffMark = (isSecure: boolean): string => cookie('', 0, isSecure);
