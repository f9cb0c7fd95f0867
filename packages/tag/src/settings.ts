import type { ParallelRun } from './parallel-run/parallel-run.ts';

/** T-09: third-party scripts that the operator configures. Each loads once its vendor has consent, and not before. */
export interface VendorScriptSettings {
  /** Web-analytics tag library: its origin, and the global that holds its list. */
  readonly tagLibrary?: { readonly origin: string; readonly layerName: string } | undefined;
  /** Addresses of the tag manager's custom scripts. */
  readonly custom: readonly string[];
  /** Addresses of measurement library, activity map and audience management, in this order. */
  readonly modules: readonly string[];
  /** global name of the tracker that these scripts provide; it sends hits instead of ours. */
  readonly tracker?: string | undefined;
}

/** Settings that a page gives the tag; structurally the contracts' `MeasurementSettings`. */
export interface TagSettings {
  /** Visitor organisation, `…@SintoniaOrg`. */
  organisationId: string;
  reportSuite: string;
  /** Host, optional port and path of hits and identity, without scheme: `localhost:4000`. */
  trackingServer: string;
  /** The same for heartbeats and their settings: `localhost:4000/hb`. */
  heartbeatServer: string;
  isSecure: boolean;
  environment: 'development' | 'staging' | 'production';
  /** T-12: id of the measuring version, sent in the path of each hit; undefined before any was published. */
  version?: string | undefined;
  /** Server of legacy analytics ids, in the form of `trackingServer`; requested only when set. */
  analyticsIdServer?: string | undefined;
  /** S-08: destinations of copies of requests that need consent, with scheme; undefined without a parallel run. */
  parallelRun?: ParallelRun | undefined;
  vendorScripts?: VendorScriptSettings | undefined;
  /** § 5: pages are counted only where page code calls `scPageView`. */
  areAutomaticHitsDisabled?: boolean | undefined;
}

/** `host/path` → `https://host/path`. */
export const withScheme = (server: string, { isSecure }: Pick<TagSettings, 'isSecure'>): string =>
  `http${isSecure ? 's' : ''}://${server}`;
