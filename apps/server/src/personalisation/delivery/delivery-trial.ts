/**
 * Previews and trials on pages that are not ours (P-06). Their clients say the whole address of the page, so the parameter
 * of a link reaches us; a trial goes on from page to page in the session's id, which clients keep for half an hour.
 */
import type { DeliveryCall } from '@sintonia/wire';
import type { ActivityBook } from '../activities/activity-book.ts';
import {
  END_OF_TRIAL,
  PREVIEW_PARAMETER,
  type Preview,
  type PreviewLinks,
  TRIAL_PARAMETER,
} from '../activities/preview-token.ts';
import { type Decision, shownVariant } from '../decision/decide.ts';
import { matchesAny } from '../decision/path-pattern.ts';

export interface TrialSource {
  previews: PreviewLinks;
  find: ActivityBook['find'];
}

/** How such a link shows in the address of the page it opened. */
const PARAMETERS = [TRIAL_PARAMETER, PREVIEW_PARAMETER].flatMap((name) => [`?${name}=`, `&${name}=`]);
const isOpenedByLink = (address: string): boolean => PARAMETERS.some((parameter) => address.includes(parameter));
/** Begins the id of a session that is a trial; the link's signed token follows. */
const SESSION = 'prova.';

interface DeliveryTrial {
  /** Null: the session is over, and a new one begins. */
  sessionId: string | null;
  /** What is shown, and not counted; null: nothing is tried any more. */
  decisions: Decision[] | null;
}

const ENDED: DeliveryTrial = { sessionId: null, decisions: null };

/** The variant where it happens. Its clicks are not counted either. */
function shownOn(url: URL, { mbox = '' }: DeliveryCall, opened: Preview, { find }: TrialSource): Decision[] {
  const activity = find(opened.activity);
  if (!activity?.place.mboxes.includes(mbox) || !matchesAny(activity.place.paths)(url.pathname)) return [];
  const shown = shownVariant(activity, opened.variant);
  return [{ ...shown, observed: { ...shown.observed, clicks: [] } }];
}

/** Null for all but those who opened such a link: each costs a few string scans. */
export function trialOfCall(call: DeliveryCall, source: TrialSource, nowMs: number): DeliveryTrial | null {
  const { url: address = '', sessionId = '' } = call;
  const isOfSession = sessionId.startsWith(SESSION);
  if (!isOfSession && !isOpenedByLink(address)) return null;
  if (!URL.canParse(address)) return isOfSession ? ENDED : null;
  const url = new URL(address);
  const { previews } = source;
  const preview = previews.open(url.searchParams.get(PREVIEW_PARAMETER) ?? '', nowMs);
  if (preview) return { sessionId, decisions: shownOn(url, call, preview, source) };
  const token = url.searchParams.get(TRIAL_PARAMETER) ?? (isOfSession ? sessionId.slice(SESSION.length) : '');
  const trial = token === END_OF_TRIAL ? null : previews.trials.open(token, nowMs);
  if (trial) return { sessionId: SESSION + token, decisions: shownOn(url, call, trial, source) };
  return isOfSession ? ENDED : null;
}
