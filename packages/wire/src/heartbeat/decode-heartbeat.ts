import { type BadField, decodeFields, type Pair } from '../field-table.ts';
import { parseQuery } from '../query.ts';

import { HEARTBEAT_FIELDS, HEARTBEAT_REQUIRED } from './heartbeat-fields.ts';
import { CUSTOMER, type Heartbeat, META } from './write-heartbeat.ts';

export interface HeartbeatDecoding {
  /** True when every required field is there; other unreadable fields are in `bad` and do not make it false. */
  readonly ok: boolean;
  readonly value: Heartbeat;
  readonly unknown: Pair[];
  readonly bad: BadField[];
}

const CUSTOMER_PART = /^(.*)\.(id|as|hashType)$/s;

/** Decodes the heartbeat of a query, or of its decoded pairs. Never throws. */
export function decodeHeartbeat(query: string | Iterable<Pair>): HeartbeatDecoding {
  const { fields, rest, bad } = decodeFields(HEARTBEAT_FIELDS, typeof query === 'string' ? parseQuery(query) : query);
  const metadata: [string, string][] = [];
  const customers = new Map<string, { id: string; authState: number; hashType?: string }>();
  const unknown: Pair[] = [];
  for (const pair of rest) {
    const [name, value] = pair;
    const raw = value ?? '';
    const customer = name.startsWith(CUSTOMER) ? CUSTOMER_PART.exec(name.slice(CUSTOMER.length)) : null;
    if (name.startsWith(META) && name.length > META.length) metadata.push([name.slice(META.length), raw]);
    else if (customer?.[1]) {
      const known = customers.get(customer[1]) ?? { id: '', authState: 0 };
      customers.set(customer[1], known);
      if (customer[2] === 'id') known.id = raw;
      else if (customer[2] === 'hashType') known.hashType = raw;
      else if (/^\d$/.test(raw)) known.authState = Number(raw);
      else bad.push({ key: name, raw, why: 'expects an authentication state' });
    } else unknown.push(pair);
  }
  const missing = HEARTBEAT_REQUIRED.filter((name) => fields[name] === undefined);
  for (const name of missing) {
    const { key } = HEARTBEAT_FIELDS[name];
    if (!bad.some((one) => one.key === key)) bad.push({ key, raw: '', why: 'missing' });
  }
  return {
    ok: missing.length === 0,
    // fromEntries defines own properties, so a key such as `__proto__` stays a key
    value: { ...fields, metadata: Object.fromEntries(metadata), customerIds: Object.fromEntries(customers) },
    unknown,
    bad,
  };
}
