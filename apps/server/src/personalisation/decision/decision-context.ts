/** Facts of a visitor and a page that a decision may depend on. Plain values: equal on every server. */
import type { DeviceClass } from '@sintonia/contracts';

export interface DecisionContext {
  /** Stable id that the visitor's buckets are derived from. */
  visitorId: string;
  /** Name of the request; pages of the site use the global one. */
  mbox: string;
  /** Path of the page, including slashes. */
  path: string;
  /** Parameters of the page's address, overridden by a delivery call's own. */
  parameters: ReadonlyMap<string, string>;
  section: string | null;
  /** Language code of two or three letters. */
  language: string | null;
  device: DeviceClass;
  /** Null: the caller does not state it. */
  isSignedIn: boolean | null;
  campaignInternal: string | null;
  campaignExternal: string | null;
  /** Including this visit. */
  visits: number | null;
  /** Page views by section. */
  viewed: ReadonlyMap<string, number>;
  nowMs: number;
}

/** § 9. */
export const GLOBAL_MBOX = 'target-global-mbox';
