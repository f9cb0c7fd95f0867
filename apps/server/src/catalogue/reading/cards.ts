/** Card data, extracted from complete documents. Pure. */
import type { Clip, Episode, EpisodeCard, Programme, ProgrammeCard, Story, StoryCard } from '@sintonia/contracts';

export function storyCard(story: Story, clip: Clip | null): StoryCard {
  const { id, slug, section, kicker, title, standfirst, publishedAt, picture } = story;
  return {
    id,
    slug,
    section,
    kicker,
    title,
    standfirst,
    publishedAt,
    picture,
    hasVideo: clip?.kind === 'video',
    isRunning: story.live?.endedAt === null,
  };
}

export function programmeCard(programme: Programme): ProgrammeCard {
  const { slug, kind, form, area, title, tagline, genre, picture, seasons } = programme;
  const episodeCount = seasons.reduce((sum, season) => sum + season.episodes.length, 0);
  return { slug, kind, form, area, title, tagline, genre, picture, episodeCount };
}

export function episodeCard(episode: Episode, programme: Programme, clip: Clip): EpisodeCard {
  const { id, season, number, title, synopsis, broadcastAt, picture } = episode;
  return {
    id,
    programme: programme.slug,
    season,
    number,
    title,
    synopsis,
    broadcastAt,
    picture,
    programmeTitle: programme.title,
    kind: programme.kind,
    lengthS: clip.lengthS,
  };
}
