import { type Hit, NO_SECTION, NO_VALUE, USER_FIELDS } from '@sintonia/wire';

/** Places of a hit that identify the signed-in person, and their values without one (§ 5). */
const NOBODY = { [USER_FIELDS.userId.place]: NO_SECTION, [USER_FIELDS.bigDataId.place]: NO_VALUE };

/** The hit as of an anonymous visitor: person ids are sent only with consent to audience measurement. */
export const withoutPerson = (hit: Hit): Hit =>
  USER_FIELDS.userId.place in (hit.variables ?? {}) ? { ...hit, variables: { ...hit.variables, ...NOBODY } } : hit;
