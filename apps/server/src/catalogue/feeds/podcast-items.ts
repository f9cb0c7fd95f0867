import type { CatalogueReader, Programme } from '@sintonia/contracts';
import { openMediaFile } from '../../hls/media-file.ts';
import type { PodcastItem } from './podcast-feed.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/x-m4a': 'm4a', 'audio/aac': 'aac', 'audio/ogg': 'ogg' },
  ...{ 'audio/wav': 'wav', 'audio/flac': 'flac', 'audio/opus': 'opus' },
};

/** Podcast directories refuse addresses without a file extension: this one has it and redirects to the file. */
function withExtension(address: string, type: string, episode: number): string {
  const hasOne = /\.[a-z\d]{2,5}$/i.test(new URL(address, 'https://x.invalid').pathname);
  return hasOne ? address : `/baixa/${episode}.${EXTENSIONS[type] ?? 'mp3'}`;
}

/** Episodes that may be distributed and whose file exists, newest first. */
export async function itemsOf(
  programme: Programme,
  catalogue: CatalogueReader,
  mediaDir: string,
): Promise<PodcastItem[]> {
  const episodes = programme.seasons.flatMap((season) => season.episodes).filter(({ canDownload }) => canDownload);
  const items = await Promise.all(
    episodes.map(async (episode): Promise<PodcastItem[]> => {
      const page = await catalogue.episode(episode.id);
      if (!page.ok) return [];
      const { lengthS, hls, file: imported } = page.value.clip;
      if (imported) return [{ episode, lengthS, file: withExtension(hls, imported.type, episode.id), ...imported }];
      const file = await openMediaFile(mediaDir, hls);
      if (!file) return [];
      return [{ episode, lengthS, file: `/baixa/${episode.id}.m4a`, bytes: file.bytes, type: 'audio/mp4' }];
    }),
  );
  return items.flat().sort((a, b) => b.episode.broadcastAt.localeCompare(a.episode.broadcastAt));
}
