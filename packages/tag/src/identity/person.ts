import { type Hit, NO_SECTION, NO_VALUE, USER_FIELDS } from '@sintonia/wire';

/** Where a hit names the person who is signed in, and what stands there when nobody is (§ 5). */
const NOBODY = { [USER_FIELDS.userId.place]: NO_SECTION, [USER_FIELDS.bigDataId.place]: NO_VALUE };

/** The hit as of somebody who is not signed in: ids of a person leave with consent to audience measurement alone. */
export const withoutPerson = (hit: Hit): Hit =>
  USER_FIELDS.userId.place in (hit.variables ?? {}) ? { ...hit, variables: { ...hit.variables, ...NOBODY } } : hit;
