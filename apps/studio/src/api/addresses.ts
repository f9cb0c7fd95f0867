/** Addresses of what every screen needs. */
export const SESSION = '/api/session';
export const BROADCASTER = '/api/site/broadcaster';
export const SUITES = '/api/reports/suites';
export const CATALOGUE = '/api/v1/reports/catalogue';
