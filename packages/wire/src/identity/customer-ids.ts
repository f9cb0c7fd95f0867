/** I-02: verification state of a customer id. */
export const AUTH_STATE = { unknown: 0, authenticated: 1, loggedOut: 2 } as const;
export type AuthState = (typeof AUTH_STATE)[keyof typeof AUTH_STATE];

/** An id under which the site knows a visitor, with the site's integration code. */
export interface CustomerId {
  readonly key: string;
  readonly id: string;
  readonly authState: AuthState;
}

/** Key of the analytics id among customer ids. */
export const ANALYTICS_ID_KEY = 'AVID';

const SEPARATOR = '\u0001';

/** `d_cid_ic`: `{key}␁{id}[␁{state}]`, state left out when 0. */
export const formatCustomerId = ({ key, id, authState }: CustomerId): string =>
  [key, id, ...(authState ? [authState] : [])].join(SEPARATOR);

/** Undefined without a key, with a part too many or with an unknown state. */
export function parseCustomerId(raw: string): CustomerId | undefined {
  const [key, id, state = '0', ...more] = raw.split(SEPARATOR);
  if (!key || id === undefined || more.length > 0 || !/^[012]$/.test(state)) return undefined;
  return { key, id, authState: Number(state) as AuthState }; // cast: the digit was tested
}

/** Signed 32-bit hash of a text, as in the visitor cookie. */
export function stringHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = ((hash << 5) - hash + text.charCodeAt(i)) | 0;
  return hash;
}

/** Field `MCCIDH`: equal for equal ids in equal order. */
export const customerIdsHash = (ids: readonly CustomerId[]): number =>
  stringHash(ids.map(({ key, id, authState }) => `${key}|${id}${authState || ''}`).join('|'));
