/** T-10, § 9: what each numbered event counts. */
export const EVENT_NUMBERS = {
  page: 1,
  search: 2,
  share: 3,
  download: 5,
  play: 9,
  buttonClick: 10,
  participate: 15,
  radioWindow: 26,
} as const;

export type CountedEvent = keyof typeof EVENT_NUMBERS;

/** As the hit's `events` carries it: `event1`. */
export const eventName = (event: CountedEvent): string => `event${EVENT_NUMBERS[event]}`;
