import { type BadField, decodeFields, encodeFields, type Pair } from '../field-table.ts';
import { parseQuery, toQuery } from '../query.ts';
import { DELIVERY_FIELDS, type DeliveryFields } from './delivery-fields.ts';
import { DELIVERY_KEYS } from './delivery-keys.ts';

/** P-03: a delivery call. */
export interface DeliveryCall extends DeliveryFields {
  /** Parameters of page and caller, in order; of equal names the last one counts. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Customer ids by integration code, as sent. */
  readonly customerIds: Readonly<Record<string, { readonly id?: string; readonly authState?: string }>>;
}

export interface DecodedDelivery {
  readonly call: DeliveryCall;
  readonly bad: BadField[];
}

/** `vst.{code}.id`, `vst.{code}.authState`; codes may hold dots. */
const CUSTOMER_ID = /^vst\.(.+)\.(id|authState)$/;

/**
 * Query or form body → call. Every name outside the format is a parameter of the page, so nothing is unknown. Never
 * throws; unreadable values are in `bad` as received.
 */
export function decodeDelivery(query: string): DecodedDelivery {
  const { fields, rest, bad } = decodeFields(DELIVERY_FIELDS, parseQuery(query));
  const parameters: [string, string][] = [];
  const customerIds = new Map<string, { id?: string; authState?: string }>();
  for (const [name, value] of rest) {
    const [, code, part] = CUSTOMER_ID.exec(name) ?? [];
    if (code === undefined) parameters.push([name, value ?? '']);
    else customerIds.set(code, { ...customerIds.get(code), [part === 'id' ? 'id' : 'authState']: value ?? '' });
  }
  return { call: { ...fields, parameters, customerIds: Object.fromEntries(customerIds) }, bad };
}

/** Fields that the 1.8 client writes after the page's parameters. */
const OF_VISITOR: ReadonlySet<string> = new Set([
  DELIVERY_KEYS.visitorId,
  DELIVERY_KEYS.blob,
  DELIVERY_KEYS.region,
  DELIVERY_KEYS.analyticsId,
  DELIVERY_KEYS.supplementalId,
  DELIVERY_KEYS.analyticsServer,
  DELIVERY_KEYS.analyticsServerSecure,
]);

/** Call → pairs in the order of the 1.8 client. */
export function deliveryPairs({ parameters, customerIds, ...fields }: DeliveryCall): Pair[] {
  const pairs = encodeFields(DELIVERY_FIELDS, fields);
  const ids = Object.entries(customerIds).flatMap(([code, { id, authState }]): Pair[] => [
    ...(id === undefined ? [] : [[`vst.${code}.id`, id] as const]),
    ...(authState === undefined ? [] : [[`vst.${code}.authState`, authState] as const]),
  ]);
  return [
    ...pairs.filter(([key]) => !OF_VISITOR.has(key)),
    ...parameters,
    ...pairs.filter(([key]) => OF_VISITOR.has(key)),
    ...ids,
  ];
}

export const encodeDelivery = (call: DeliveryCall): string => toQuery(deliveryPairs(call));
