/** What may be said of an ad that was handed out. Closed: routes and metrics label by it. */
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
  /** Of a break: it kept content waiting for longer than the contract allows (V-08). */
  'late',
  /** Of a break, as the ad server's schedule has it (VMAP 1.0.1 § 2.3.3). */
  'breakStart',
  'breakEnd',
] as const;
export type AdEventName = (typeof AD_EVENTS)[number];

export const isAdEvent = (name: string): name is AdEventName => AD_EVENTS.some((known) => known === name);
