import type { ParallelRun } from './parallel-run/parallel-run.ts';

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
  /** Server that gives legacy analytics ids, in the form of `trackingServer`; asked only where there is one. */
  analyticsIdServer?: string | undefined;
  /** S-08: where what rests on consent goes too, with scheme; undefined where there is no parallel run. */
  parallelRun?: ParallelRun | undefined;
  /** § 5: pages are counted only where page code calls `scPageView`. */
  areAutomaticHitsDisabled?: boolean | undefined;
}

/** `host/path` → `https://host/path`. */
export const withScheme = (server: string, { isSecure }: Pick<TagSettings, 'isSecure'>): string =>
  `http${isSecure ? 's' : ''}://${server}`;
