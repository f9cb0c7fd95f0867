import type { AnalyticsStart } from '../session/session-state.ts';

/** Whether the visitor may be measured (docs/wire/heartbeat.md § 10). */
export type PrivacyStatus = 'in' | 'out';

export interface CustomerId {
  readonly id: string;
  readonly authState?: number | undefined;
  readonly hashType?: string | undefined;
}

/**
 * What playback needs from the page's analytics library, with the property names of the incumbent's client.
 * Our analytics provides it; a wrapper around another library can too.
 */
export interface MeasurementObject {
  /** Report suite. */
  readonly account: string;
  readonly trackingServer?: string | undefined;
  readonly trackingServerSecure?: string | undefined;
  readonly ssl?: boolean | undefined;
  /** Library version. If absent, it is assumed to support audio. */
  readonly version?: string | undefined;
  /** The library does not support this browser. */
  readonly unsupported?: boolean | undefined;
  /** Not empty if somebody of our own staff uses this browser; the incumbent's client has no such mark. */
  readonly staff?: string | undefined;
  readonly visitorID?: string | undefined;
  readonly analyticsVisitorID?: string | undefined;
  readonly marketingCloudVisitorID?: string | undefined;
  readonly audienceManagerBlob?: string | undefined;
  readonly audienceManagerLocationHint?: number | string | undefined;
  readonly visitor: {
    readonly marketingCloudOrgId: string;
    getCustomerIDs?(): Readonly<Record<string, CustomerId>>;
  };
  /** The current status, read before every send. If absent, the last status from `onPrivacy` applies. */
  privacy?(): PrivacyStatus | 'unknown';
  /** Calls back with the privacy status when it is known and on every change. Returns an unsubscribe function. */
  onPrivacy(listener: (status: PrivacyStatus) => void): () => void;
  /** Calls back once the visitor ids are available. */
  whenReady(listener: () => void): void;
  /** Sends the analytics hit of a media or ad start. */
  trackMediaStart(start: AnalyticsStart): void;
}
