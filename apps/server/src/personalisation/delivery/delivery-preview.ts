/**
 * Previews and preview sessions on pages that are not ours (P-06). Their clients say the whole address of the page, so the parameter
 * of a link reaches us; a session goes on from page to page in the session's id, which clients keep for half an hour.
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

/** How such a link shows in the address of the page it opened. */
const PARAMETERS = [PREVIEW_SESSION_PARAMETER, PREVIEW_PARAMETER].flatMap((name) => [`?${name}=`, `&${name}=`]);
const isOpenedByLink = (address: string): boolean => PARAMETERS.some((parameter) => address.includes(parameter));
/** Begins the id of a session that is a session; the link's signed token follows. */
const SESSION = 'prova.';

interface DeliveryPreview {
  /** Null: the session is over, and a new one begins. */
  sessionId: string | null;
  /** What is shown, and not counted; null: nothing is tried any more. */
  decisions: Decision[] | null;
}

const ENDED: DeliveryPreview = { sessionId: null, decisions: null };

/** The variant where it happens. Its clicks are not counted either. */
function shownOn(url: URL, { mbox = '' }: DeliveryCall, opened: Preview, { find }: PreviewSource): Decision[] {
  const activity = find(opened.activity);
  if (!activity?.place.mboxes.includes(mbox) || !matchesAny(activity.place.paths)(url.pathname)) return [];
  const shown = shownVariant(activity, opened.variant);
  return [{ ...shown, observed: { ...shown.observed, clicks: [] } }];
}

/** Null for all but those who opened such a link: each costs a few string scans. */
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
