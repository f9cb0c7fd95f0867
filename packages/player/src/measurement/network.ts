/** What Chromium knows of the viewer's network (W3C Network Information API); other browsers know nothing. */
interface NetworkKnower {
  readonly connection?: Partial<{ readonly type: string; readonly effectiveType: string }>;
}

/**
 * The network when a session starts, by its names in a heartbeat.
 *
 * `connection` is `wifi`, `cellular`, `ethernet` and so on; computers do not say it. `speed` is that of the last
 * requests: `slow-2g`, `2g`, `3g`, or `4g` for this or anything faster. Each is missing where the browser does not say it.
 */
export function readNetwork() {
  const { type, effectiveType } = (navigator as NetworkKnower).connection ?? {}; // cast: Chromium's property
  return { connection: type === 'unknown' ? undefined : type, speed: effectiveType };
}
