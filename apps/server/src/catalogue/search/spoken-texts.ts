import type { Clip, ReadTranscript } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { episodeDocumentId } from './programme-documents.ts';
import type { SpokenTexts } from './search-document.ts';
import { storyDocumentId } from './story-documents.ts';

/** Cues per clip; some two hours of speech. */
const MAX_SPOKEN = 100_000;

/** Transcripts by document; only documents with subtitles. */
export function clipsOfDocuments({ programmes, stories, clips }: Catalogue): ReadonlyMap<string, Clip> {
  const byId = new Map(clips.filter(({ subtitles }) => subtitles.length > 0).map((clip) => [clip.id, clip]));
  const episodes = programmes.flatMap(({ kind, seasons }) =>
    seasons.flatMap((season) => season.episodes.map(({ id, clip }) => ({ id: episodeDocumentId(kind, id), clip }))),
  );
  const inStories = stories.map(({ id, clip }) => ({ id: storyDocumentId(id), clip }));
  return new Map(
    [...episodes, ...inStories].flatMap(({ id, clip: name }) => {
      const clip = byId.get(name ?? '');
      return clip ? [[id, clip] as const] : [];
    }),
  );
}

/** Sequential: there may be thousands of files. */
export async function spokenTexts(clips: Iterable<Clip>, readTranscript: ReadTranscript): Promise<SpokenTexts> {
  const texts = new Map<string, string>();
  for (const clip of clips) {
    if (texts.has(clip.id)) continue;
    const cues = await readTranscript(clip);
    texts.set(
      clip.id,
      cues
        .map(({ text }) => text)
        .join('\n')
        .slice(0, MAX_SPOKEN),
    );
  }
  return texts;
}
