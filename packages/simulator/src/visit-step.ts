import type { Link, LinkDetail } from '@sintonia/tag/analytics';
import type { CountedEvent } from '@sintonia/wire';
import type { SimulatedPage, SimulatedVideo } from './audience.ts';
import type { SimulatedDevice } from './devices.ts';
import type { PlaybackPlan } from './playback-plan.ts';

/** Answer to the consent banner. A visitor who ignores it is counted without an identifier on leaving the page (C-07). */
export type ConsentAnswer = 'accepted' | 'refused' | 'ignored';

export interface SimulatedPerson {
  visitorId: string;
  device: SimulatedDevice;
  consent: ConsentAnswer;
  /** The account in which the person is signed in on every device; undefined without one. */
  customerId?: string;
  /** Something in the browser stops every request of the tag. */
  hasBlocker?: boolean;
}

export interface PageStep {
  do: 'view';
  page: SimulatedPage;
  query?: string;
  referrer?: string;
  /** Numbered events that the rules add to the page view. */
  counts?: readonly CountedEvent[];
  /** The link of the page before that led here. */
  followed?: { link: string; region: string };
}

/** Actions of a person, in order. */
export type VisitStep =
  | PageStep
  | { do: 'click'; link: Link; detail: LinkDetail }
  | { do: 'expose'; activity: string; variant: string }
  | { do: 'watch'; video: SimulatedVideo; plan: PlaybackPlan }
  /** A first answer to the banner, or a change of mind. */
  | { do: 'choose'; consent: ConsentAnswer }
  | { do: 'wait'; forS: number }
  /** The lid is closed, or the browser puts the tab to sleep. */
  | { do: 'sleep'; forS: number };
