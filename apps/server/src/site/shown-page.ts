import type { ParticipationReader } from '@sintonia/contracts';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/wire';
import type { FastifyRequest } from 'fastify';
import type { PageDecision } from '../http/app/page-decision.ts';

/** Personal pages: never cached for others. */
const PERSONAL = ['/compte', '/participa', '/joc'];

/** A page framed for editing shows no banner and measures nothing. */
export const NOTHING_AGREED = { analytics: false, audience: false, personalisation: false };

export type Shown = Pick<PageDecision, 'decisions' | 'redirect'>;

export const isPersonalPage = (url: string): boolean =>
  PERSONAL.some((part) => url.startsWith(part) && /^(?:$|[/?.])/.test(url.slice(part.length)));

/** A story with a poll is rendered for each reader who may have voted, to show their vote and the results. */
export const holdsPoll = (url: string, participation: ParticipationReader): boolean => {
  const story = /^\/noticia\/(\d{1,15})(?:\/(?!actualitzacions\.json)|\.data)/.exec(url)?.[1];
  return story !== undefined && participation.ofStory(Number(story)) !== null;
};

export const consentOf = (request: FastifyRequest) => parseConsent(request.cookies[CONSENT_COOKIE]);
