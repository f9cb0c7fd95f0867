import type { ConsentChoice, ConsentPurpose } from '@sintonia/wire';

/** Somebody who measures, and the purposes that the visitor must agree to for it. */
export interface Vendor {
  readonly name: string;
  readonly purposes: readonly ConsentPurpose[];
  /** Number on the IAB's global vendor list, of who is on it (C-05). */
  readonly tcfId?: number;
}

/** By the name that conditions use (§ 5). */
export type Vendors = Readonly<Record<string, Vendor>>;

/** The vendors that a choice agrees to: those all of whose purposes are accepted. */
export const agreedVendors = (vendors: Vendors, choice: ConsentChoice | null): string[] =>
  Object.keys(vendors).filter((name) => choice && vendors[name]?.purposes.every((purpose) => choice[purpose]));
