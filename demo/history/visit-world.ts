/** What a visit depends on. */
import type { VisitStep } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import type { DemoSite } from './demo-site-model.ts';
import type { HistoryActivity } from './history-messages.ts';
import type { OnAir } from './on-air.ts';
import type { Story } from './story.ts';

export interface VisitWorld {
  site: DemoSite;
  onAir: OnAir;
  story: Story;
  activities: readonly HistoryActivity[];
}

/** A visitor at the start of a visit. */
export interface Arrival {
  atMs: number;
  /** Determines the variants and the interests: the same in every visit. */
  person: number;
  random: RandomSource;
  /** Reason of the visit. */
  reason?: 'record' | 'outage' | 'eveningNews' | 'newsletter' | 'posters';
}

export type Visit = (world: VisitWorld, arrival: Arrival) => VisitStep[];
