/** Converts a delivery call into a decision context. Pure. */
import type { DeviceClass } from '@sintonia/contracts';
import type { DeliveryCall } from '@sintonia/wire';
import { type DecisionContext, GLOBAL_MBOX } from '../decision/decision-context.ts';

export interface CallerFacts {
  visitorId: string;
  device: DeviceClass;
  language: string | null;
  nowMs: number;
}

/**
 * Visits and history are unknown unless the caller sends them as `profile.…`.
 *
 * @param page the call's page address; null if invalid
 */
export function contextOfCall(call: DeliveryCall, page: URL | null, caller: CallerFacts): DecisionContext {
  const parameters = new Map([...(page?.search ? page.searchParams : []), ...call.parameters]);
  const states = Object.values(call.customerIds).map(({ authState }) => authState);
  const visits = Number(parameters.get('profile.visits'));
  return {
    ...caller,
    mbox: call.mbox ?? GLOBAL_MBOX,
    path: page?.pathname ?? '/',
    parameters,
    section: parameters.get('seccio') ?? null,
    isSignedIn: states.length === 0 ? null : states.includes('1'),
    campaignInternal: parameters.get('int') ?? null,
    campaignExternal: [...parameters].find(([name]) => name.toLowerCase() === 'ext')?.[1] ?? null,
    visits: Number.isInteger(visits) && visits > 0 ? visits : null,
    viewed: new Map(),
  };
}
