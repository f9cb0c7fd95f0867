/** § 9: settings of personalisation with their defaults; times in ms, sizes in characters. */
export const DEFAULTS = {
  /** First part of the delivery path. */
  clientCode: '',
  /** Host of the delivery server, with an optional port and path. */
  serverDomain: '',
  secureOnly: false,
  /** False: nothing is requested for any caller. */
  enabled: true,
  timeout: 3000,
  visitorApiTimeout: 2000,
  selectorsPollingTimeout: 5000,
  sessionIdLifetime: 1_860_000,
  deviceIdLifetime: 632_448_000_000,
  urlSizeLimit: 2048,
  bodyHiddenStyle: 'body {opacity: 0 !important}',
  bodyHidingEnabled: true,
  defaultContentHiddenStyle: 'visibility: hidden;',
  globalMboxName: 'target-global-mbox',
  globalMboxAutoCreate: true,
  overrideMboxEdgeServer: false,
  overrideMboxEdgeServerTimeout: 1_860_000,
  /** `disabled`, `enabled`; `x-only` stores nothing and starts a session with each request. */
  crossDomain: 'enabled',
  /** Empty: the registrable part of the host, estimated. */
  cookieDomain: '',
  optoutEnabled: false,
  /** True: a call made before the visitor has chosen waits for the choice. */
  optinEnabled: false,
};

/** Limit of elements that one selector may change: more is a mistake, and would freeze the page. */
export const MAX_ELEMENTS = 1000;
/** Version reported to the server's operator. */
export const VERSION = '1.8.2';
/** How long a client is silent after an answer without a duration: a day. */
export const DISABLED_MS = 86_400_000;
/** Longest wait for parameters of a data provider. */
export const PROVIDER_TIMEOUT_MS = 2000;

/** Parameters by name, flat or nested. */
export interface Parameters {
  readonly [name: string]: string | number | boolean | null | undefined | Parameters;
}

export interface DataProvider {
  readonly name: string;
  readonly version?: string;
  readonly timeout?: number;
  provider(callback: (error: unknown, parameters?: Parameters) => void): void;
}

/** The visitor's ids as fields of the call. */
export interface TargetVisitor {
  readonly visitorId?: string | undefined;
  readonly blob?: string | undefined;
  readonly region?: string | undefined;
  readonly supplementalId?: string | undefined;
  readonly analyticsServer?: string | undefined;
  readonly isOptedOut?: boolean | undefined;
  readonly customerIds?: readonly { readonly key: string; readonly id: string; readonly authState?: number }[];
}

export type TargetSettings = typeof DEFAULTS & {
  readonly dataProviders?: readonly DataProvider[];
  /** C-06: called before each request; without consent nothing is requested, stored or hidden. */
  isAllowed(): boolean;
  /** With `optinEnabled`: the visitor's choice, once made. */
  optIn?(): Promise<boolean>;
  /** Called with work that waits for consent: the request for the whole page. */
  onAllowed?(run: () => void): void;
  visitor?(): Promise<TargetVisitor>;
};
