/** Outputs around ads: events, and beacons if the ad has them. */
import type { PlayerEvent } from '../events/player-events.ts';
import type { Ad, AdBreak, AdTrackingEvent } from './ad-facts.ts';
import type { AdOutput } from './ad-state.ts';

export const calledAt = (url: string | null): AdOutput[] => (url === null ? [] : [{ do: 'call', url }]);

export const started = (adBreak: AdBreak): AdOutput[] => [
  { do: 'emit', event: { type: 'adBreakStart', adBreak } },
  ...calledAt(adBreak.startUrl),
];

/** Outputs of a break without a started ad: reports its plan only, without beacons. */
export const missed = (adBreak: AdBreak): AdOutput[] => [
  { do: 'emit', event: { type: 'adBreakStart', adBreak } },
  { do: 'emit', event: { type: 'adBreakComplete' } },
];

/** @param adBreak null when its start was not reported */
export const ended = (adBreak: AdBreak | null): AdOutput[] =>
  adBreak ? [{ do: 'emit', event: { type: 'adBreakComplete' } }, ...calledAt(adBreak.endUrl)] : [];

export const emitIf = (condition: boolean, event: PlayerEvent): AdOutput[] =>
  condition ? [{ do: 'emit', event }] : [];

export function called({ tracking }: Ad, trackingEvent: AdTrackingEvent, code?: number): AdOutput[] {
  const url = tracking[trackingEvent];
  return url === undefined ? [] : [{ do: 'call', url: code === undefined ? url : `${url}&code=${code}` }];
}
