/** T-09: third-party scripts that the operator configures. Each loads once its vendor has consent, and not before. */
export interface VendorScripts {
  /** Web-analytics tag library: its origin, and the global that holds its list. */
  readonly tagLibrary?: { readonly origin: string; readonly layerName: string } | undefined;
  /** Addresses of the tag manager's custom scripts. */
  readonly custom: readonly string[];
  /** Addresses of measurement library, activity map and audience management, in this order. */
  readonly modules: readonly string[];
  /** global name of the tracker that these scripts provide; it sends hits instead of ours. */
  readonly tracker?: string | undefined;
}

/** Destinations of copies: scheme and host, with an optional path, of the server being replaced. */
export interface ParallelRun {
  readonly analytics: string;
  readonly heartbeats: string;
}

/** Settings of measurement that the server gives a page, and the page the tag. */
export interface PageSettings {
  /** Visitor organisation, `…@SintoniaOrg`. */
  organisationId: string;
  reportSuite: string;
  /** Host, optional port and path of hits and identity, without scheme: `localhost:4000`. */
  trackingServer: string;
  /** The same for heartbeats and their settings: `localhost:4000/hb`. */
  heartbeatServer: string;
  isSecure: boolean;
  environment: 'development' | 'staging' | 'production';
  /** S-08: destinations of copies of requests that need consent, with scheme; undefined without a parallel run. */
  parallelRun?: ParallelRun | undefined;
  vendorScripts?: VendorScripts | undefined;
}
