/** True figures of people and of those who are signed in. */
import type { Activity } from '@sintonia/simulator';

/** One visit. */
export interface IdentifiedVisit {
  /** Whom the figures can tell apart: a person, or a browser. */
  visitor: number;
  /** Account that is signed in; undefined without one. */
  customer: string | undefined;
  activity: readonly Activity[];
}

/** Only visits with activity count. A visitor with an account counts as the account, on every device. */
export function identityFigures(visits: readonly IdentifiedVisit[]): Record<string, number> {
  const active = visits.filter(({ activity }) => activity.some(({ isPlaying }) => !isPlaying));
  const customers = new Set(active.flatMap(({ customer }) => customer ?? []));
  const withAccount = new Set(active.flatMap(({ customer, visitor }) => (customer === undefined ? [] : visitor)));
  const others = new Set(active.map(({ visitor }) => visitor).filter((visitor) => !withAccount.has(visitor)));
  return { persons: customers.size, visitorsAcrossDevices: customers.size + others.size };
}
