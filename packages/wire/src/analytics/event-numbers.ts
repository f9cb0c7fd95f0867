/** T-10, § 9: meaning of each numbered event. */
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

/** Name of an event in the hit's `events`: `event1`. */
export const eventName = (event: CountedEvent): string => `event${EVENT_NUMBERS[event]}`;
