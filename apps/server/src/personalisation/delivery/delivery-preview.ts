/**
 * Previews and preview sessions on other sites (P-06). Clients send the full address of the page, so the link's
 * parameter reaches us; a session continues through the session id, which clients keep for half an hour.
 */
import type { DeliveryCall } from '@sintonia/wire';
import type { ActivityRegistry } from '../activities/activity-registry.ts';
import {
  END_OF_PREVIEW,
  PREVIEW_PARAMETER,
  PREVIEW_SESSION_PARAMETER,
  type Preview,
  type PreviewLinks,
} from '../activities/preview-token.ts';
import { type Decision, shownVariant } from '../decision/decide.ts';
import { matchesAny } from '../decision/path-pattern.ts';

export interface PreviewSource {
  previews: PreviewLinks;
  find: ActivityRegistry['find'];
}

/** The link's parameters in a page address. */
const PARAMETERS = [PREVIEW_SESSION_PARAMETER, PREVIEW_PARAMETER].flatMap((name) => [`?${name}=`, `&${name}=`]);
const isOpenedByLink = (address: string): boolean => PARAMETERS.some((parameter) => address.includes(parameter));
/** Prefix of a preview session's id, followed by the link's signed token. */
const SESSION = 'prova.';

interface DeliveryPreview {
  /** Null: the session ended, and a new one starts. */
  sessionId: string | null;
  /** Decisions to show without counting; null: no preview. */
  decisions: Decision[] | null;
}

const ENDED: DeliveryPreview = { sessionId: null, decisions: null };

/** The previewed variant on its pages. Its clicks are not counted. */
function shownOn(url: URL, { mbox = '' }: DeliveryCall, opened: Preview, { find }: PreviewSource): Decision[] {
  const activity = find(opened.activity);
  if (!activity?.place.mboxes.includes(mbox) || !matchesAny(activity.place.paths)(url.pathname)) return [];
  const shown = shownVariant(activity, opened.variant);
  return [{ ...shown, observed: { ...shown.observed, clicks: [] } }];
}

/** Null for calls without such a link: each costs a few string scans. */
export function previewOfCall(call: DeliveryCall, source: PreviewSource, nowMs: number): DeliveryPreview | null {
  const { url: address = '', sessionId = '' } = call;
  const isOfSession = sessionId.startsWith(SESSION);
  if (!isOfSession && !isOpenedByLink(address)) return null;
  if (!URL.canParse(address)) return isOfSession ? ENDED : null;
  const url = new URL(address);
  const { previews } = source;
  const preview = previews.open(url.searchParams.get(PREVIEW_PARAMETER) ?? '', nowMs);
  if (preview) return { sessionId, decisions: shownOn(url, call, preview, source) };
  const token = url.searchParams.get(PREVIEW_SESSION_PARAMETER) ?? (isOfSession ? sessionId.slice(SESSION.length) : '');
  const session = token === END_OF_PREVIEW ? null : previews.sessions.open(token, nowMs);
  if (session) return { sessionId: SESSION + token, decisions: shownOn(url, call, session, source) };
  return isOfSession ? ENDED : null;
}
