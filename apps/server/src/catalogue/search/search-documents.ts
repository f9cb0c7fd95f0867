/** W-07: the searchable documents of the catalogue and their texts. Pure. */

import type { Catalogue } from '../catalogue.ts';
import { episodeDocuments, programmeDocument } from './programme-documents.ts';
import type { SearchDocument, SpokenTexts } from './search-document.ts';
import { storyDocument } from './story-documents.ts';

/**
 * The documents at a given time: live stories have only updates already published (decision 0022). Looping coverage has
 * the same texts on every repetition.
 * @param spoken transcripts of clips by id
 */
export function searchDocuments(catalogue: Catalogue, now: Date, spoken: SpokenTexts = new Map()): SearchDocument[] {
  const lengths = new Map(catalogue.clips.map(({ id, lengthS }) => [id, lengthS]));
  const sections = new Map(catalogue.sections.map(({ slug, name }) => [slug, name]));
  return [
    ...catalogue.programmes.map(programmeDocument),
    ...catalogue.programmes.flatMap((programme) => episodeDocuments(programme, lengths, spoken)),
    ...catalogue.stories.map((story) =>
      storyDocument(
        story,
        sections.get(story.section) ?? '',
        lengths.get(story.clip ?? '') ?? null,
        spoken.get(story.clip ?? '') ?? '',
        now,
      ),
    ),
  ];
}

/** When the documents change although the catalogue does not: at the next scheduled live update. */
export function nextUpdateMs({ stories }: Catalogue, now: Date): number {
  const instantsMs = stories.flatMap(({ live }) => live?.updates.map(({ at }) => Date.parse(at)) ?? []);
  return instantsMs.reduce((next, ms) => (ms > now.getTime() && ms < next ? ms : next), Number.POSITIVE_INFINITY);
}
