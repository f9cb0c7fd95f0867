/**
 * T-06, I-03: ids from other sites of the organisation. Loaded where a link carries some, or frames of the broadcaster
 * exist.
 */
import { CROSS_DOMAIN_PARAMETER, type CrossDomainIds, parseCrossDomainIds } from '@sintonia/wire';
import { type HandshakePorts, requestIdsFromParent } from './frame-handshake.ts';

export { answerFrames } from './frame-handshake.ts';

/** From the link to this page, or from the parent page. */
export function linkedIds(
  ports: HandshakePorts,
  acceptsLinks: boolean,
  nowMs: number,
): Promise<CrossDomainIds | undefined> {
  const value = acceptsLinks && new URLSearchParams(ports.window.location.search).get(CROSS_DOMAIN_PARAMETER);
  if (value) return Promise.resolve(parseCrossDomainIds(value, ports.organisationId, nowMs / 1000));
  return requestIdsFromParent(ports);
}
