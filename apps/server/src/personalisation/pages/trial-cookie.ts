/** A trial: staff's browser is kept in one variant, and nothing it sees is counted (P-06). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  END_OF_TRIAL,
  type Preview,
  type PreviewLinks,
  TRIAL_LIFETIME_MS,
  TRIAL_PARAMETER,
} from '../activities/preview-token.ts';

/** Holds the link's own signed token. Strictly for staff who opened such a link; visitors never get it. */
export const TRIAL_COOKIE = 'sintonia_prova';

interface TrialSetting {
  trials: PreviewLinks['trials'];
  nowMs: number;
  isSecure: boolean;
}

/**
 * What this browser is tried with: by a link that was opened just now, which is remembered, or by an earlier one. Null
 * for everybody else. A token that is not ours or too old is forgotten.
 */
export function trialOf(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  { trials, nowMs, isSecure }: TrialSetting,
): Preview | null {
  const given = url.searchParams.get(TRIAL_PARAMETER);
  const kept = request.cookies[TRIAL_COOKIE];
  const token = given ?? kept;
  if (token === undefined) return null;
  const trial = token === END_OF_TRIAL ? null : trials.open(token, nowMs);
  if (trial && given !== null) {
    reply.setCookie(TRIAL_COOKIE, given, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: TRIAL_LIFETIME_MS / 1000,
    });
  }
  if (!trial && kept !== undefined) reply.clearCookie(TRIAL_COOKIE, { path: '/' });
  return trial;
}
