import type { AnalyticsStart } from './session-state.ts';

/** Whether the visitor may be measured, once it is known (docs/wire/heartbeat.md § 10). */
export type PrivacyStatus = 'in' | 'out';

export interface CustomerId {
  readonly id: string;
  readonly authState?: number | undefined;
  readonly hashType?: string | undefined;
}

/**
 * What playback needs of the page's analytics, with the property names an owner of the incumbent's client
 * knows. Our own analytics gives it; so can a wrapper around any other.
 */
export interface MeasurementObject {
  /** Report suite. */
  readonly account: string;
  readonly trackingServer?: string | undefined;
  readonly trackingServerSecure?: string | undefined;
  readonly ssl?: boolean | undefined;
  /** Library version; absent means new enough for audio. */
  readonly version?: string | undefined;
  /** The library gave this browser up. */
  readonly unsupported?: boolean | undefined;
  readonly visitorID?: string | undefined;
  readonly analyticsVisitorID?: string | undefined;
  readonly marketingCloudVisitorID?: string | undefined;
  readonly audienceManagerBlob?: string | undefined;
  readonly audienceManagerLocationHint?: number | string | undefined;
  readonly visitor: {
    readonly marketingCloudOrgId: string;
    getCustomerIDs?(): Readonly<Record<string, CustomerId>>;
  };
  /** The status of this moment, read before every send; absent means whatever `onPrivacy` told last. */
  privacy?(): PrivacyStatus | 'unknown';
  /** Tells the privacy status as soon as it is known and whenever it changes. Returns a stop. */
  onPrivacy(listener: (status: PrivacyStatus) => void): () => void;
  /** Calls once the visitor ids are there. */
  whenReady(listener: () => void): void;
  /** Sends the analytics hit of a media or ad start. */
  trackMediaStart(start: AnalyticsStart): void;
}
