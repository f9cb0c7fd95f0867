import { PERIOD_PARAMETER, SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';

/** Parameters of the address that all screens of queries share: period, comparison, granularity, suite and segments. */
const SHARED = new Set([PERIOD_PARAMETER, 'compara', 'per', SUITE_PARAMETER, 'segment']);

/** Only those of an address, in its order. */
export const sharedParameters = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => SHARED.has(name)));
