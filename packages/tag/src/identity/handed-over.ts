/** T-06, I-03: ids that other pages of the house know. Loaded where a link carries some, or frames of the house exist. */
import { HANDED_OVER, type HandedOverIds, parseHandedOver } from '@sintonia/wire';
import { askPageAround, type HandshakePorts } from './frame-handshake.ts';

export { answerFrames } from './frame-handshake.ts';

/** With the link to this page, or from the page around it. */
export function handedOver(
  ports: HandshakePorts,
  acceptsLinks: boolean,
  nowMs: number,
): Promise<HandedOverIds | undefined> {
  const value = acceptsLinks && new URLSearchParams(ports.window.location.search).get(HANDED_OVER);
  if (value) return Promise.resolve(parseHandedOver(value, ports.organisationId, nowMs / 1000));
  return askPageAround(ports);
}
