import { encodeName, encodeValue } from '../query.ts';
import type { HeartbeatField, HeartbeatFields } from './heartbeat-fields.ts';

/** A customer id in a heartbeat: `s:cuser:{key}.id`, `.as`, `.hashType`. */
export interface HeartbeatCustomerId {
  readonly id: string;
  /** 0 unknown, 1 authenticated, 2 logged out (§ 9). */
  readonly authState: number;
  readonly hashType?: string | undefined;
}

export interface Heartbeat extends HeartbeatFields {
  readonly metadata: Readonly<Record<string, string>>;
  readonly customerIds: Readonly<Record<string, HeartbeatCustomerId>>;
}

/** A heartbeat to write, or part of one. A customer id without a state is written as unknown. */
export type HeartbeatValues = HeartbeatFields & {
  readonly metadata?: Heartbeat['metadata'];
  readonly customerIds?: Readonly<
    Record<string, Omit<HeartbeatCustomerId, 'authState'> & { readonly authState?: number | undefined }>
  >;
};

/** The customer ids precede this field. */
const FIRST_AFTER_CUSTOMERS: HeartbeatField = 'platform';

export const META = 's:meta:';
export const CUSTOMER = 's:cuser:';

/** Text for the wire, or empty when the format omits the value: empty text, null, undefined, NaN. 0 is written. */
function formatValue(key: string, value: HeartbeatFields[HeartbeatField] | null): string {
  const text = `${value ?? ''}`;
  if (text === '' || key.startsWith('s')) return text;
  const whole = Math.floor(Number(value));
  return Number.isFinite(whole) ? `${whole}` : '';
}

/**
 * Emits every parameter of one heartbeat, in the order of the given keys.
 *
 * @param encode encodes a name that a page chose; names of the keys are written unchanged
 */
export function emitHeartbeat(
  keys: Partial<Record<HeartbeatField, string>>,
  heartbeat: HeartbeatValues,
  emit: (name: string, value: string) => void,
  encode: (name: string) => string,
): void {
  const put = (name: string, value = '') => value && emit(name, value);
  for (const [field, key] of Object.entries(keys)) {
    if (field === FIRST_AFTER_CUSTOMERS) {
      for (const [name, { id, authState, hashType }] of Object.entries(heartbeat.customerIds ?? {})) {
        const family = CUSTOMER + encode(name);
        put(`${family}.id`, id);
        put(`${family}.as`, `${authState ?? 0}`);
        put(`${family}.hashType`, hashType);
      }
    }
    put(key, formatValue(key, heartbeat[field as HeartbeatField])); // cast: entries of the table itself
  }
  for (const [name, value] of Object.entries(heartbeat.metadata ?? {})) put(META + encode(name), value);
}

/** Query of one heartbeat, without the question mark; a tag without ad and chapter code omits their keys. */
export function encodeHeartbeatBy(keys: Partial<Record<HeartbeatField, string>>, heartbeat: HeartbeatValues): string {
  let query = '';
  const emit = (name: string, value: string) => {
    query += `&${name}=${encodeValue(value)}`;
  };
  emitHeartbeat(keys, heartbeat, emit, encodeName);
  return query.slice(1);
}
