/** Names of the product's cookies. The consent cookie and the incumbent's are in `@sintonia/wire`. */

/** Visitor id, HttpOnly. */
export const VISITOR_COOKIE = 'sintonia_id';
/** Visits and read sections, for audiences. */
export const VISIT_COOKIE = 'sintonia_visites';
/** Random value of a voter without an account. */
export const VOTER_COOKIE = 'sintonia_participa';
/** Signed token of a preview session. Set only after opening a preview link; visitors never get it. */
export const PREVIEW_COOKIE = 'sintonia_prova';
/** Identifies a signed-in visitor to scripts (D-05): 64 hex digits, a hash that grants nothing. */
export const USER_COOKIE = 'sintonia_usuari';
/** Prefix, before a dot, of the session's cookies of a signed-in visitor, HttpOnly. */
export const ACCOUNT_COOKIE_PREFIX = 'sintonia-compte';
/** The visitor uses a screen reader, as stated on the accessibility page. */
export const SCREEN_READER_COOKIE = 'sintonia_lector';
