/** One thing that is sent or stored. */
import type { ConsentPurpose } from '@sintonia/contracts';

/** How an item is recognised in a browser. */
export type Mark =
  /** A request, by the start of its path; `has` and `lacks` name parameters, `says` is a text anywhere in it. */
  | { readonly path: string; readonly has?: string; readonly lacks?: string }
  /** Whatever identifies the signed-in person, in any request. */
  | { readonly person: true }
  /** Any request to this other host. */
  | { readonly host: string }
  | { readonly cookie: string }
  | { readonly local: string }
  | { readonly database: string };

export interface Disclosure {
  /** Its name, where it has one. */
  readonly name?: string;
  readonly what: string;
  /** Every one of these must be accepted; empty for what happens under any choice. */
  readonly needs: readonly ConsentPurpose[];
  /** Applies only while this purpose is not accepted. */
  readonly unless?: ConsentPurpose;
  /** Further condition. */
  readonly when?: string;
  readonly marks: readonly Mark[];
}

export interface StoredItem extends Disclosure {
  readonly name: string;
  readonly lasts: string;
}
