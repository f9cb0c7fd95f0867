/** The answer when an action on a person of the studio is refused. */
import type { FastifyReply } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import type { PeopleRefusal } from './staff-people.ts';

/** Refusal → status and message for API clients; the studio has its own texts. */
const REFUSALS: Readonly<Partial<Record<PeopleRefusal, [status: number, message: string]>>> = {
  unknownPerson: [404, 'There is no person with this id.'],
  emailTaken: [409, 'A person with this e-mail exists already.'],
  lastAdministrator: [409, 'This is the last active administrator: give another person this role first.'],
  notInvited: [409, 'This person has joined: disable the account instead.'],
  notActive: [409, 'This account is disabled: enable it first.'],
  badLink: [410, 'This link was used, was replaced or has expired: request a new one.'],
};

export function sendRefusal(reply: FastifyReply, refusal: PeopleRefusal): FastifyReply {
  const [status, message] = REFUSALS[refusal] ?? [400, 'This password is not accepted.'];
  return sendError(reply, status, { code: refusal, message });
}
