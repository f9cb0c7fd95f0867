/** Address of a playback session: its reports, one by one. */
import { ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
import { sharedParameters } from './shared-parameters.ts';

/** @param search current parameters: period and suite stay */
export function sessionAddress(session: string, search: URLSearchParams): { pathname: string; search: string } {
  const params = sharedParameters(search);
  params.set(ENTITY_VALUE, session);
  return { pathname: '/fitxa/sessio', search: `?${params}` };
}
