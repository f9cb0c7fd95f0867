/** A delivery call → the moment of deciding. Pure. */
import type { DeviceClass } from '@sintonia/contracts';
import type { DeliveryCall } from '@sintonia/wire';
import { type DecisionMoment, GLOBAL_MBOX } from '../decision/moment.ts';

export interface CallerFacts {
  visitorId: string;
  device: DeviceClass;
  language: string | null;
  nowMs: number;
}

const urlOf = (text: string | undefined): URL | null => (text && URL.canParse(text) ? new URL(text) : null);

/** A caller that says nothing of visits and history is not known by them; pages say them as `profile.…`. */
export function momentOfCall(call: DeliveryCall, caller: CallerFacts): DecisionMoment {
  const url = urlOf(call.url);
  const parameters = new Map([...(url?.searchParams ?? []), ...call.parameters]);
  const states = Object.values(call.customerIds).map(({ authState }) => authState);
  const visits = Number(parameters.get('profile.visits'));
  return {
    ...caller,
    mbox: call.mbox ?? GLOBAL_MBOX,
    path: url?.pathname ?? '/',
    parameters,
    section: parameters.get('seccio') ?? null,
    isSignedIn: states.length === 0 ? null : states.includes('1'),
    campaignInternal: parameters.get('int') ?? null,
    campaignExternal: [...parameters].find(([name]) => name.toLowerCase() === 'ext')?.[1] ?? null,
    visits: Number.isInteger(visits) && visits > 0 ? visits : null,
    viewed: new Map(),
  };
}
