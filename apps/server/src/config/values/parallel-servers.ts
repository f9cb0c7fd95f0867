/** S-08. Addresses of the incumbent server, for hits and heartbeats. */
export interface ParallelServers {
  /** Scheme and host. */
  readonly analytics: string;
  /** Scheme, host and path, without a trailing slash. */
  readonly heartbeats: string;
}

/** `https://metrics.example,https://beats.example/track`; null for anything else. */
export function parseParallelServers(list: string): ParallelServers | null {
  const [analytics, heartbeats, ...more] = list.split(',').map(addressOf);
  if (!analytics || !heartbeats || more.length > 0 || analytics.pathname !== '/') return null;
  return { analytics: analytics.origin, heartbeats: `${heartbeats.origin}${heartbeats.pathname}`.replace(/\/$/, '') };
}

/** Origins that pages must be allowed to call. */
export const parallelOrigins = ({ analytics, heartbeats }: ParallelServers): string[] => [
  ...new Set([analytics, new URL(heartbeats).origin]),
];

function addressOf(text: string): URL | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' ? url : null;
}
