/** Keeps the click from one page load to the next; expires with the browser session. */
export const CLICK_COOKIE = 's_sq';
