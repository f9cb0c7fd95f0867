/** Refusals of the activities API; each text states the fix. */
import type { ActivityAction, ActivityState, ApiError } from '@sintonia/contracts';

export type ActivityRefusal =
  | { kind: 'unknown' }
  | { kind: 'stale'; version: number }
  | { kind: 'closed'; state: ActivityState }
  | { kind: 'state'; action: ActivityAction; state: ActivityState }
  | { kind: 'measured' }
  | { kind: 'expired' }
  | { kind: 'secondPerson' }
  | { kind: 'guarded' }
  | { kind: 'groupFull'; group: string; left: number }
  | { kind: 'scripts' }
  | { kind: 'emptyHtml'; selector: string }
  | { kind: 'redirect'; why: 'loop' | 'outside'; url: string }
  | { kind: 'unreadable'; what: string };

const percent = (basisPoints: number) => `${basisPoints / 100} %`;

export function explain(refusal: ActivityRefusal): { status: number; error: Partial<ApiError> } {
  const { kind, ...detail } = refusal;
  const refuse = (status: number, message: string) => ({
    status,
    error: { code: `activity.${kind}`, message, ...(Object.keys(detail).length > 0 && { detail }) },
  });
  switch (refusal.kind) {
    case 'unknown':
      return refuse(404, 'This activity does not exist.');
    case 'stale':
      return refuse(
        409,
        `Somebody else has changed the activity. The current version is ${refusal.version}: load it and try again.`,
      );
    case 'closed':
      return refuse(409, `The activity is ${refusal.state} and can no longer be changed.`);
    case 'state':
      return refuse(409, `The action «${refusal.action}» is not possible: the activity is ${refusal.state}.`);
    case 'measured':
      return refuse(
        409,
        'Visitors have been assigned, so these cannot change: kind, group, keys of variants, A/A setting and outcome period.',
      );
    case 'expired':
      return refuse(409, 'The end of the activity has passed. Set a later end first.');
    case 'secondPerson':
      return refuse(409, 'A second person must start the activity, because you requested the start.');
    case 'guarded':
      return refuse(
        409,
        'The activity needs two people to start. Pause it before you change it; a second person starts it again. The requirement itself cannot change.',
      );
    case 'groupFull':
      return refuse(
        409,
        `The group «${refusal.group}» has only ${percent(refusal.left)} of the traffic left, or not as one contiguous range.`,
      );
    case 'scripts':
      return refuse(403, 'Offers with scripts require the role administrator.');
    case 'emptyHtml':
      return refuse(422, `The HTML for ${refusal.selector} is empty after unsafe elements are removed.`);
    case 'redirect':
      return refuse(
        422,
        refusal.why === 'loop'
          ? `${refusal.url} leads to a page that is redirected as well: a loop.`
          : `${refusal.url} is not a page of this property.`,
      );
    case 'unreadable':
      return refuse(400, refusal.what);
  }
}
