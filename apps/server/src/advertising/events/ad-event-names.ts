/** Events of an ad that was handed out. A closed set: routes and metrics use it as label. */
export const AD_EVENTS = [
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
  'mute',
  'unmute',
  'progress',
  'click',
  'error',
  /** Event of a break: it delayed content for longer than the contract allows (V-08). */
  'late',
  /** Events of a break in the ad server's schedule (VMAP 1.0.1 § 2.3.3). */
  'breakStart',
  'breakEnd',
] as const;
export type AdEventName = (typeof AD_EVENTS)[number];

export const isAdEvent = (name: string): name is AdEventName => AD_EVENTS.some((known) => known === name);
