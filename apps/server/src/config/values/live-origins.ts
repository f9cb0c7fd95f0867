/** V-04: live streams served by the operator's own HLS origin, from one line of configuration. */

/** Placeholder of a channel's slug in an address. */
const CHANNEL = '{channel}';

/** Multivariant playlists by slug; `*` stands for every channel without its own entry. */
export type LiveOrigins = ReadonlyMap<string, string>;

/**
 * Reads `tramuntana-1=https://live.example.cat/one.m3u8,*=https://live.example.cat/{channel}/master.m3u8`.
 *
 * @returns null unless each entry is a slug (or `*`), an equals sign and an http address with a valid host
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

/** Address of a channel's stream; null: generated here. */
export function originOf(origins: LiveOrigins, slug: string): string | null {
  return (origins.get(slug) ?? origins.get('*'))?.replaceAll(CHANNEL, slug) ?? null;
}

/** Distinct origins, which pages must be allowed to fetch from. */
export const hostsOf = (origins: LiveOrigins): string[] => [
  ...new Set([...origins.values()].map((address) => new URL(address).origin)),
];
