/** What a publisher sets for its players from the server (§ 7, § 9). */
export interface PlaybackSettings {
  /** Seconds between reports of a lasting state. */
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

export const DEFAULT_PLAYBACK_SETTINGS: PlaybackSettings = {
  trackingIntervalS: DEFAULT_TRACKING_INTERVAL_S,
  checkIntervalS: DEFAULT_CHECK_INTERVAL_S,
  trackExternalErrors: true,
  trackingDisabled: false,
  nielsenEnabled: true,
};

/** Name of the settings file of a publisher: the first run of other characters becomes a hyphen, all lower case. */
export const settingsFileName = (publisher: string): string =>
  `${publisher.replace(/[^a-z0-9]+/i, '-').toLowerCase()}.xml`;

const flag = (value: boolean): string => (value ? '1' : '0');

/** Settings → the XML the incumbent's client and ours read. */
export const encodeSettings = (settings: PlaybackSettings): string =>
  `<settings><trackingInterval>${settings.trackingIntervalS}</trackingInterval>` +
  `<setupCheckInterval>${settings.checkIntervalS}</setupCheckInterval>` +
  `<trackExternalErrors>${flag(settings.trackExternalErrors)}</trackExternalErrors>` +
  `<trackingDisabled>${flag(settings.trackingDisabled)}</trackingDisabled>` +
  `<nielsenEnabled>${flag(settings.nielsenEnabled)}</nielsenEnabled></settings>`;

/**
 * XML → settings, or null when one of the three required elements has no integer; then the current settings
 * stay. 0 means the default; the check interval is capped. No XML parser: five flat elements under any root.
 */
export function parseSettings(xml: string): PlaybackSettings | null {
  const element = (name: string): number | undefined => {
    const found = new RegExp(`<${name}>\\s*(-?\\d+)\\s*</${name}>`).exec(xml)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const trackingIntervalS = element('trackingInterval');
  const checkIntervalS = element('setupCheckInterval');
  const external = element('trackExternalErrors');
  if (trackingIntervalS === undefined || checkIntervalS === undefined || external === undefined) return null;
  return {
    trackingIntervalS: trackingIntervalS > 0 ? trackingIntervalS : DEFAULT_TRACKING_INTERVAL_S,
    checkIntervalS: checkIntervalS > 0 ? Math.min(checkIntervalS, MAX_CHECK_INTERVAL_S) : DEFAULT_CHECK_INTERVAL_S,
    trackExternalErrors: external !== 0,
    trackingDisabled: (element('trackingDisabled') ?? 0) !== 0,
    nielsenEnabled: (element('nielsenEnabled') ?? 1) !== 0,
  };
}
