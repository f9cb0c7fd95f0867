/** V-02: everything that can keep an ad from being shown, with the code that VAST 4.2 § 2.3.6.3 gives it. Closed: metrics label by it. */
export const AD_FAILURES = {
  /** The ad server was asked for longer than a break may wait. */
  timeout: 301,
  /** It was late so often that it is left alone for a while. */
  resting: 301,
  /** No connection, or an answer other than 200. */
  unreachable: 301,
  /** An address that a server must not be made to ask: another scheme, this machine, its own network. */
  forbiddenAddress: 301,
  /** Redirected in circles, or further than is followed. */
  redirects: 301,
  tooLarge: 100,
  notXml: 100,
  /** A document type: entities that grow, or that read files. */
  entities: 100,
  notVast: 101,
  /** VAST 1.0. */
  oldVersion: 102,
  notLinear: 201,
  /** It plays longer or shorter than it says. */
  wrongDuration: 202,
  /** Kept back by the contract. */
  contract: 206,
  wrapperFailed: 300,
  wrapperLimit: 302,
  noAds: 303,
  mediaUnreachable: 401,
  mediaTimeout: 402,
  /** None of its media is of a type that is played here. */
  noMedia: 403,
  /** It says HLS and is something else. */
  notHls: 405,
  /** A file that is not yet made into what is played here: it will be for the next viewer. */
  mediaPreparing: 407,
  /** A file that cannot be made into it; why is counted by itself (`creatives/`). */
  creativeUnusable: 405,
  /** A fault of ours. */
  internal: 900,
} as const;

export type AdFailureReason = keyof typeof AD_FAILURES;

/** One thing that went wrong in a decision. */
export interface AdFailure {
  reason: AdFailureReason;
  /** Addresses that want to hear of it, with `[ERRORCODE]` in them. */
  errorUrls: readonly string[];
}
