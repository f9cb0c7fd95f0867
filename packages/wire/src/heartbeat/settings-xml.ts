/** Player settings that a publisher sets on the server (§ 7, § 9). */
export interface PlaybackSettings {
  /** Seconds between heartbeats of a lasting state. */
  readonly trackingIntervalS: number;
  /** Seconds between readings of these settings. */
  readonly checkIntervalS: number;
  readonly trackExternalErrors: boolean;
  readonly trackingDisabled: boolean;
  readonly nielsenEnabled: boolean;
}

export const DEFAULT_TRACKING_INTERVAL_S = 10;
export const DEFAULT_CHECK_INTERVAL_S = 180;
export const MAX_CHECK_INTERVAL_S = 600;

/** Values of the elements in order → settings; 0 means the default, and the check interval is capped. */
const toSettings = ([tracking = 0, check = 0, external, disabled, nielsen]: readonly number[]): PlaybackSettings => ({
  trackingIntervalS: tracking > 0 ? tracking : DEFAULT_TRACKING_INTERVAL_S,
  checkIntervalS: check > 0 ? Math.min(check, MAX_CHECK_INTERVAL_S) : DEFAULT_CHECK_INTERVAL_S,
  trackExternalErrors: !!external,
  trackingDisabled: !!disabled,
  nielsenEnabled: nielsen !== 0,
});

export const DEFAULT_PLAYBACK_SETTINGS = toSettings([0, 0, 1]);

/** The first three are required. */
const ELEMENTS = [
  'trackingInterval',
  'setupCheckInterval',
  'trackExternalErrors',
  'trackingDisabled',
  'nielsenEnabled',
];

/** Settings file name of a publisher: the first run of other characters becomes a hyphen, all lower case. */
export const settingsFileName = (publisher: string): string =>
  `${publisher.replace(/[^a-z0-9]+/i, '-').toLowerCase()}.xml`;

const flag = (value: boolean): string => (value ? '1' : '0');

/** Settings → XML for the incumbent's client and ours. */
export const encodeSettings = (settings: PlaybackSettings): string =>
  `<settings><trackingInterval>${settings.trackingIntervalS}</trackingInterval>` +
  `<setupCheckInterval>${settings.checkIntervalS}</setupCheckInterval>` +
  `<trackExternalErrors>${flag(settings.trackExternalErrors)}</trackExternalErrors>` +
  `<trackingDisabled>${flag(settings.trackingDisabled)}</trackingDisabled>` +
  `<nielsenEnabled>${flag(settings.nielsenEnabled)}</nielsenEnabled></settings>`;

/**
 * XML → settings, or null when one of the three required elements has no integer; the current settings then stay. No
 * XML parser: five flat elements under any root.
 */
export function parseSettings(xml: string): PlaybackSettings | null {
  const values = ELEMENTS.map((element) => Number(xml.match(`<${element}>\\s*(-?\\d+)\\s*</`)?.[1]));
  return values.slice(0, 3).some(Number.isNaN) ? null : toSettings(values);
}
