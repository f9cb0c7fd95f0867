/** V-04: live signals that an operator's own HLS origin serves, as one line of configuration names them. */

/** Stands for a channel's slug in an address. */
const CHANNEL = '{channel}';

/** Multivariant playlists by slug; `*` is every channel that has no entry of its own. */
export type LiveOrigins = ReadonlyMap<string, string>;

/**
 * Reads `tramuntana-1=https://live.example.cat/one.m3u8,*=https://live.example.cat/{channel}/master.m3u8`.
 *
 * @returns null when an entry is not a slug (or `*`), an equals sign and an http address whose host is one
 */
export function parseLiveOrigins(list: string): LiveOrigins | null {
  const entries = list.split(',').map((entry) => /^\s*([a-z\d-]+|\*)=(https?:\/\/[^/\s{]+\/\S*?)\s*$/.exec(entry));
  const origins = new Map<string, string>();
  for (const entry of entries) {
    const [, slug, address] = entry ?? [];
    if (!slug || !address || !URL.canParse(address)) return null;
    origins.set(slug, address);
  }
  return origins;
}

/** Where the signal of a channel is; null: it is computed here. */
export function originOf(origins: LiveOrigins, slug: string): string | null {
  return (origins.get(slug) ?? origins.get('*'))?.replaceAll(CHANNEL, slug) ?? null;
}

/** Scheme and host of each origin, once: what a page must be allowed to fetch from. */
export const hostsOf = (origins: LiveOrigins): string[] => [
  ...new Set([...origins.values()].map((address) => new URL(address).origin)),
];
