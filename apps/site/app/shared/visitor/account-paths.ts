/** Addresses of the account pages. */
export const ACCOUNT = '/compte/';
export const SIGN_IN = '/compte/entra/';
export const SIGN_UP = '/compte/crea/';
export const SIGN_OUT = '/compte/surt';
export const FORGOTTEN = '/compte/contrasenya/';
export const NEW_PASSWORD = '/compte/contrasenya/nova/';
export const HISTORY = '/compte/historial/';
export const MY_DATA = '/compte/dades/';
export const EXPORT = '/compte/dades.json';
export const SAVE = '/compte/desa';
export const CONTINUE_WATCHING = '/compte/continua.json';
