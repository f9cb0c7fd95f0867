/** An address in an HLS playlist with the tags before it that apply to it (RFC 8216 § 4.1). */
export interface PlaylistEntry {
  uri: string;
  /** Complete lines: `#EXTINF:4.0,`. */
  tags: readonly string[];
}

/** All entries in order, in one pass. Comments count as tags. */
export function playlistEntries(playlist: string): PlaylistEntry[] {
  const entries: PlaylistEntry[] = [];
  let tags: string[] = [];
  for (const line of playlist.split('\n').map((one) => one.trim())) {
    if (line.startsWith('#')) tags.push(line);
    else if (line !== '') {
      entries.push({ uri: line, tags });
      tags = [];
    }
  }
  return entries;
}

/** Value of a tag; null if the entry does not have it. */
export function tagValue({ tags }: PlaylistEntry, name: string): string | null {
  const found = tags.find((tag) => tag.startsWith(`${name}:`));
  return found === undefined ? null : found.slice(name.length + 1);
}
