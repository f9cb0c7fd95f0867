import type { Pair } from '../field-table.ts';
import { formatValue } from '../format-value.ts';
import { toQuery } from '../query.ts';
import { formatCustomerId } from './customer-ids.ts';
import { IDENTITY_KEYS } from './identity-keys.ts';
import type { IdentityRequest } from './identity-request.ts';

/** Texts of one parameter; `true` is written, false is left out. */
function texts({ customerIds = [], namespaceIds = [], ...request }: IdentityRequest, name: string) {
  if (name === 'customerIds') return customerIds.map(formatCustomerId);
  if (name === 'namespaceIds') return namespaceIds;
  const value = request[name as keyof typeof request]; // cast: entries of the table itself
  return [
    value === undefined || value === null
      ? undefined
      : name === 'withoutThirdParties'
        ? value && 'true'
        : formatValue(value),
  ];
}

/** Request → query in wire order; `ts` is last. */
export const encodeIdentityRequest = (request: IdentityRequest): string =>
  toQuery(
    Object.entries(IDENTITY_KEYS).flatMap(([name, key]) =>
      texts(request, name).flatMap((text): Pair[] => (text ? [[key, text]] : [])),
    ),
  );
