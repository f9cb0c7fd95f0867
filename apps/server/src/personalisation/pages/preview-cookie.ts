/** Preview session: fixes a staff browser to one variant, without counting anything it sees (P-06). */
import { PREVIEW_COOKIE } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  END_OF_PREVIEW,
  PREVIEW_LIFETIME_MS,
  PREVIEW_SESSION_PARAMETER,
  type Preview,
  type PreviewLinks,
} from '../activities/preview-token.ts';

interface PreviewSetting {
  sessions: PreviewLinks['sessions'];
  nowMs: number;
  isSecure: boolean;
}

/**
 * The variant that this browser previews: from a link just opened, which is then stored, or from an earlier one. Null
 * for all others. An invalid or expired token is deleted.
 */
export function previewOf(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  { sessions, nowMs, isSecure }: PreviewSetting,
): Preview | null {
  const given = url.searchParams.get(PREVIEW_SESSION_PARAMETER);
  const kept = request.cookies[PREVIEW_COOKIE];
  const token = given ?? kept;
  if (token === undefined) return null;
  const preview = token === END_OF_PREVIEW ? null : sessions.open(token, nowMs);
  if (preview && given !== null) {
    reply.setCookie(PREVIEW_COOKIE, given, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: PREVIEW_LIFETIME_MS / 1000,
    });
  }
  if (!preview && kept !== undefined) reply.clearCookie(PREVIEW_COOKIE, { path: '/' });
  return preview;
}
