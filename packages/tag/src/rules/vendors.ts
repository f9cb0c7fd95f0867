import type { ConsentChoice, ConsentPurpose } from '@sintonia/wire';

/** Kinds of scripts of others that an operator names. */
export type VendorScriptKind = 'tagLibrary' | 'custom' | 'modules';

/** Somebody who measures, and the purposes that the visitor must agree to for it. */
export interface Vendor {
  readonly name: string;
  readonly purposes: readonly ConsentPurpose[];
  /** Number on the IAB's global vendor list, of who is on it (C-05). */
  readonly tcfId?: number | undefined;
  /** What of the operator's vendor scripts loads with its consent (T-09). */
  readonly loads?: readonly VendorScriptKind[] | undefined;
}

/** By the name that conditions use (§ 5). */
export type Vendors = Readonly<Record<string, Vendor>>;

/**
 * The vendors that a choice agrees to: those all of whose purposes are accepted, and who were asked for then. Who is added
 * to the vendors later is not agreed to before the visitor chooses again.
 */
export const agreedVendors = (vendors: Vendors, choice: ConsentChoice | null): string[] =>
  Object.keys(vendors).filter(
    (name) =>
      choice && vendors[name]?.purposes.every((purpose) => choice[purpose]) && (choice.vendors?.includes(name) ?? true),
  );
