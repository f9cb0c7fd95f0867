/** V-02: every reason that prevents an ad, with its VAST 4.2 § 2.3.6.3 code. A closed set: metrics use it as label. */
export const AD_FAILURES = {
  /** The ad server took longer than a break may wait. */
  timeout: 301,
  /** The circuit breaker is open after repeated timeouts. */
  resting: 301,
  /** Connection failed, or a status other than 200. */
  unreachable: 301,
  /** An address that the server must not request: another scheme, this machine, its own network. */
  forbiddenAddress: 301,
  /** A redirect loop, or too many redirects. */
  redirects: 301,
  tooLarge: 100,
  notXml: 100,
  /** A document type: its entities may expand or read files. */
  entities: 100,
  notVast: 101,
  /** VAST 1.0. */
  oldVersion: 102,
  notLinear: 201,
  /** The measured length differs from the declared one. */
  wrongDuration: 202,
  /** Held back by the contract. */
  contract: 206,
  wrapperFailed: 300,
  wrapperLimit: 302,
  noAds: 303,
  mediaUnreachable: 401,
  mediaTimeout: 402,
  /** No medium has a supported type. */
  noMedia: 403,
  /** Declared as HLS but is not. */
  notHls: 405,
  /** A file that is still being prepared; it is ready for a later viewer. */
  mediaPreparing: 407,
  /** A file that cannot be prepared; `creatives/` counts why. */
  creativeUnusable: 405,
  /** An internal error. */
  internal: 900,
} as const;

export type AdFailureReason = keyof typeof AD_FAILURES;

/** One failure while planning a break. */
export interface AdFailure {
  reason: AdFailureReason;
  /** Error addresses to notify, with the macro `[ERRORCODE]`. */
  errorUrls: readonly string[];
}
