/**
 * Marks a browser in which somebody signed in to the studio. The tag says so in each hit and heartbeat (`staff`), and no
 * figure counts them. Equal for everybody: it does not say who.
 */
export const STAFF_COOKIE = 'sintonia_equip';
