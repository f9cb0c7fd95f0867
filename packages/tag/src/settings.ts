import type { ParallelRun } from './parallel-run/parallel-run.ts';

/** T-09: scripts of others that the operator names. Each loads once its vendor is agreed to, and not before. */
export interface VendorScriptSettings {
  /** Web-analytics tag library: its origin, and the global that holds its list. */
  readonly tagLibrary?: { readonly origin: string; readonly layerName: string } | undefined;
  /** Addresses of the tag manager's custom scripts. */
  readonly custom: readonly string[];
  /** Addresses of measurement library, activity map and audience management, in this order. */
  readonly modules: readonly string[];
  /** global of the tracker that these scripts bring; hits go through it in place of ours. */
  readonly tracker?: string | undefined;
}

/** What a page must say for the tag to work; structurally the contracts' `MeasurementSettings`. */
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
  /** T-12: id of the version that measures, in the path of each hit, for which it is read; undefined where none was published. */
  version?: string | undefined;
  /** Server that gives legacy analytics ids, in the form of `trackingServer`; asked only where there is one. */
  analyticsIdServer?: string | undefined;
  /** S-08: where what rests on consent goes too, with scheme; undefined where there is no parallel run. */
  parallelRun?: ParallelRun | undefined;
  vendorScripts?: VendorScriptSettings | undefined;
  /** § 5: pages are counted only where page code calls `scPageView`. */
  areAutomaticHitsDisabled?: boolean | undefined;
}

/** `host/path` → `https://host/path`. */
export const withScheme = (server: string, { isSecure }: Pick<TagSettings, 'isSecure'>): string =>
  `http${isSecure ? 's' : ''}://${server}`;
