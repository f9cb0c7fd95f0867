/** One event per request: its parameters are the body if there is one, else the query. */
import type { FastifyRequest } from 'fastify';
import type { Protocol } from '../stores/events/reject-reasons.ts';
import type { Inbox, Receipt } from './inbox.ts';
import { asciiOf, bodyText, toReceived } from './request-to-received.ts';

export function receiveRequest(inbox: Inbox, request: FastifyRequest, protocol: Protocol): Promise<Receipt> {
  const { body } = request;
  const text = bodyText(body);
  if (text !== null) return inbox.receive([toReceived(request, protocol, text)]);
  const bytes = Buffer.isBuffer(body) ? asciiOf(body) : '';
  return inbox.refuse(toReceived(request, protocol, bytes), { reason: 'notUtf8' });
}
