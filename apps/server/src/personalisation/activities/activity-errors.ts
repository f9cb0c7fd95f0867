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
  const print = (status: number, message: string) => ({
    status,
    error: { code: `activity.${kind}`, message, ...(Object.keys(detail).length > 0 && { detail }) },
  });
  switch (refusal.kind) {
    case 'unknown':
      return print(404, 'There is no such activity.');
    case 'stale':
      return print(
        409,
        `Somebody changed it meanwhile; the newest version is ${refusal.version}. Read it and try again.`,
      );
    case 'closed':
      return print(409, `It is ${refusal.state}; nothing of it can be changed any more.`);
    case 'state':
      return print(409, `It is ${refusal.state}; that does not go with «${refusal.action}».`);
    case 'measured':
      return print(
        409,
        'Visitors have been assigned: its kind, its group, the keys of its variants, A/A or not and the days of an outcome have to stay.',
      );
    case 'expired':
      return print(409, 'Its end has passed. Set a later one first.');
    case 'secondPerson':
      return print(409, 'Somebody else has to start it: you asked for the start.');
    case 'guarded':
      return print(
        409,
        'Two people had to agree to it: pause it before you change it, and somebody else starts it again. The rule itself has to stay.',
      );
    case 'groupFull':
      return print(
        409,
        `The group «${refusal.group}» has ${percent(refusal.left)} of the traffic left, not in one piece or not enough.`,
      );
    case 'scripts':
      return print(403, 'Offers with scripts need the role administrator.');
    case 'emptyHtml':
      return print(422, `Nothing is left of the HTML for ${refusal.selector} once it is harmless.`);
    case 'redirect':
      return print(
        422,
        refusal.why === 'loop'
          ? `${refusal.url} leads back to a page that is redirected itself.`
          : `${refusal.url} is no page of this property.`,
      );
    case 'unreadable':
      return print(400, refusal.what);
  }
}
