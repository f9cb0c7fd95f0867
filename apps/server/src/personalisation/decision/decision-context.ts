/** What is known of a visitor and a page when deciding. Plain values: the same on every machine. */
import type { DeviceClass } from '@sintonia/contracts';

export interface DecisionContext {
  /** Stable id that the visitor's buckets are counted from. */
  visitorId: string;
  /** Name of the request; pages of the site are the global one. */
  mbox: string;
  /** Path of the page, with its slashes. */
  path: string;
  /** Of the page's address and, in a delivery call, its own; the latter count. */
  parameters: ReadonlyMap<string, string>;
  section: string | null;
  /** Two or three letters. */
  language: string | null;
  device: DeviceClass;
  /** Null: the caller does not say. */
  isSignedIn: boolean | null;
  campaignInternal: string | null;
  campaignExternal: string | null;
  /** This visit included. */
  visits: number | null;
  /** Pages seen by section. */
  viewed: ReadonlyMap<string, number>;
  nowMs: number;
}

/** § 9. */
export const GLOBAL_MBOX = 'target-global-mbox';
