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

type Elements = Partial<
  Record<
    'trackingInterval' | 'setupCheckInterval' | 'trackExternalErrors' | 'trackingDisabled' | 'nielsenEnabled',
    number
  >
>;

/**
 * XML → settings, or null when one of the three required elements has no integer; then the current settings
 * stay. 0 means the default; the check interval is capped. No XML parser: five flat elements under any root.
 */
export function parseSettings(xml: string): PlaybackSettings | null {
  const elements = Array.from(xml.matchAll(/<(\w+)>\s*(-?\d+)\s*<\/\1>/g), ([, name, value]) => [name, Number(value)]);
  const { trackingInterval, setupCheckInterval, trackExternalErrors, trackingDisabled, nielsenEnabled }: Elements =
    Object.fromEntries(elements);
  if (trackingInterval === undefined || setupCheckInterval === undefined || trackExternalErrors === undefined)
    return null;
  return {
    trackingIntervalS: trackingInterval > 0 ? trackingInterval : DEFAULT_TRACKING_INTERVAL_S,
    checkIntervalS: Math.min(
      setupCheckInterval > 0 ? setupCheckInterval : DEFAULT_CHECK_INTERVAL_S,
      MAX_CHECK_INTERVAL_S,
    ),
    trackExternalErrors: !!trackExternalErrors,
    trackingDisabled: !!trackingDisabled,
    nielsenEnabled: nielsenEnabled !== 0,
  };
}
