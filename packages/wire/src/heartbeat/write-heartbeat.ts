import type { Pair } from '../field-table.ts';
import { toQuery } from '../query.ts';
import type { HeartbeatFields } from './heartbeat-fields.ts';
import { FIRST_AFTER_CUSTOMERS, type HeartbeatField, keysWith } from './heartbeat-keys.ts';
import type { INSERT_KEYS } from './insert-keys.ts';

/** A customer id as the heartbeat carries it: `s:cuser:{key}.id`, `.as`, `.hashType`. */
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

/** What is written: a heartbeat, or part of one. A customer id without a state is written as unknown. */
export type HeartbeatReport = HeartbeatFields & {
  readonly metadata?: Heartbeat['metadata'];
  readonly customerIds?: Readonly<
    Record<string, Omit<HeartbeatCustomerId, 'authState'> & { readonly authState?: number | undefined }>
  >;
};

export const META = 's:meta:';
export const CUSTOMER = 's:cuser:';

/** Text for the wire, or empty when the format omits the value: empty text, null, undefined, NaN. 0 is written. */
function written(key: string, value: HeartbeatFields[HeartbeatField] | null): string {
  if (value === undefined || value === null || key.startsWith('s')) return `${value ?? ''}`;
  const whole = Math.floor(Number(value));
  return Number.isFinite(whole) ? `${whole}` : '';
}

/** Parameters of one heartbeat in the order of the keys given. */
export function pairsOf(report: HeartbeatReport, keys: Partial<Record<HeartbeatField, string>>): Pair[] {
  const pairs: Pair[] = [];
  const put = (name: string, value: string) => value && pairs.push([name, value]);
  for (const [field, key] of Object.entries(keys)) {
    if (field === FIRST_AFTER_CUSTOMERS) {
      for (const [name, { id, authState, hashType }] of Object.entries(report.customerIds ?? {})) {
        put(`${CUSTOMER + name}.id`, id);
        put(`${CUSTOMER + name}.as`, `${authState ?? 0}`);
        put(`${CUSTOMER + name}.hashType`, hashType ?? '');
      }
    }
    put(key, written(key, report[field as HeartbeatField])); // cast: entries of the table itself
  }
  for (const [name, value] of Object.entries(report.metadata ?? {})) put(META + name, value);
  return pairs;
}

/** Query of one heartbeat, for a tag that carries the keys of ads and chapters only once it has met one. */
export const encodeHeartbeatWith = (inserts: Partial<typeof INSERT_KEYS>, report: HeartbeatReport): string =>
  toQuery(pairsOf(report, keysWith(inserts)));
