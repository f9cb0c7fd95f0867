/** Answer of a delivery call (docs/wire/delivery.md § 2 and 3), as JSON of these names. */

/** One change of a page. Clients drop an unknown action, or one that lacks a field. */
export interface DeliveryAction {
  readonly action: string;
  readonly selector?: string | undefined;
  /** Elements hidden until this is applied. */
  readonly cssSelector?: string | undefined;
  readonly content?: unknown;
  readonly contentType?: 'text' | undefined;
  readonly attribute?: string | undefined;
  readonly property?: string | undefined;
  readonly value?: string | undefined;
  readonly asset?: string | undefined;
  readonly priority?: string | undefined;
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  readonly finalHeight?: string | number | undefined;
  readonly finalWidth?: string | number | undefined;
  readonly finalLeftPosition?: string | number | undefined;
  readonly finalTopPosition?: string | number | undefined;
  readonly position?: string | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
  readonly url?: string | undefined;
  readonly includeAllUrlParameters?: string | undefined;
  readonly passMboxSession?: string | undefined;
  readonly clickTrackId?: string | undefined;
}

export interface DeliveryOffer {
  readonly actions?: readonly DeliveryAction[];
  readonly html?: string;
  /** HTML appended to the offer's own. */
  readonly plugins?: readonly string[];
  readonly clickToken?: string;
  readonly json?: unknown;
  readonly redirect?: string;
  readonly dynamic?: DynamicOffer;
  readonly responseTokens?: Readonly<Record<string, string>>;
}

/** The client fetches the content itself; parameters come from the page's query or from the request. */
export interface DynamicOffer {
  readonly url: string;
  readonly params?: readonly { readonly name: string; readonly type: string; readonly defaultValue?: string }[];
}

export interface DeliveryAnswer {
  readonly sessionId?: string;
  /** Device id, with the edge that stores it: `….37_0`. */
  readonly tntId?: string;
  readonly offers?: readonly DeliveryOffer[];
  /** Error message. */
  readonly error?: string;
  /** The client sends nothing for this many ms. */
  readonly disabled?: { readonly message?: string; readonly duration?: number };
  readonly trace?: unknown;
}

/** Name of the request that reports a click on another request's content (docs/wire/delivery.md § 4). */
export const clickedName = (mbox: string): string => `${mbox}-clicked`;
