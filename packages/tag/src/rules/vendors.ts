import type { ConsentChoice, ConsentPurpose } from '@sintonia/wire';

/** Kinds of third-party scripts that an operator configures. */
export type VendorScriptKind = 'tagLibrary' | 'custom' | 'modules';

/** A vendor that measures, and the purposes that it needs consent for. */
export interface Vendor {
  readonly name: string;
  readonly purposes: readonly ConsentPurpose[];
  /** Number on the IAB's global vendor list, if listed (C-05). */
  readonly tcfId?: number | undefined;
  /** Vendor scripts of the operator that load with its consent (T-09). */
  readonly loads?: readonly VendorScriptKind[] | undefined;
}

/** By the name in conditions (§ 5). */
export type Vendors = Readonly<Record<string, Vendor>>;

/**
 * Vendors that a choice accepts: those all of whose purposes are accepted, and that were listed at the time. A vendor
 * added later is not accepted before the visitor chooses again.
 */
export const agreedVendors = (vendors: Vendors, choice: ConsentChoice | null): string[] =>
  Object.keys(vendors).filter(
    (name) =>
      choice && vendors[name]?.purposes.every((purpose) => choice[purpose]) && (choice.vendors?.includes(name) ?? true),
  );
