import {
  type Episode,
  instantOf,
  localDateAt,
  type Programme,
  type ProgrammeForm,
  plusDays,
  type SourceEpisode,
  type SourceProgramme,
} from '@sintonia/contracts';

export function resolveProgramme(
  source: SourceProgramme,
  form: ProgrammeForm,
  anchorMs: number,
  timeZone: string,
): Programme {
  const { pictureAlt, seasons, ...rest } = source;
  const daysMore = daysUntilBroadcast(seasons, anchorMs, timeZone);
  return {
    slug: rest.slug,
    code: rest.code,
    kind: rest.kind,
    form,
    area: rest.area,
    title: rest.title,
    tagline: rest.tagline,
    synopsis: rest.synopsis,
    genre: rest.genre,
    thematic: rest.thematic,
    channel: rest.channel,
    rating: rest.rating,
    presenter: rest.presenter,
    picture: { artwork: `programme-${rest.slug}`, alt: pictureAlt },
    seasons: seasons.map(({ number, year, episodes }) => ({
      number,
      year,
      episodes: episodes
        .map((episode) => resolveEpisode(episode, rest.slug, number, { anchorMs, timeZone, daysMore }))
        .sort((a, b) => a.number - b.number),
    })),
  };
}

function resolveEpisode(
  source: SourceEpisode,
  programme: string,
  season: number,
  { anchorMs, timeZone, daysMore }: { anchorMs: number; timeZone: string; daysMore: number },
): Episode {
  const { broadcastDaysAgo, broadcastTime, pictureAlt, ...rest } = source;
  return {
    ...rest,
    programme,
    season,
    broadcastAt: new Date(broadcastMs(anchorMs, broadcastDaysAgo + daysMore, broadcastTime, timeZone)).toISOString(),
    picture: { artwork: `episode-${source.id}`, alt: pictureAlt },
  };
}

/**
 * On-demand episodes must have been broadcast: if today's time is still to come, the newest is dated yesterday, and
 * each one before it a day earlier.
 */
const daysUntilBroadcast = (seasons: SourceProgramme['seasons'], anchorMs: number, timeZone: string): 0 | 1 =>
  seasons.some(({ episodes }) =>
    episodes.some(
      ({ broadcastDaysAgo, broadcastTime }) =>
        broadcastMs(anchorMs, broadcastDaysAgo, broadcastTime, timeZone) > anchorMs,
    ),
  )
    ? 1
    : 0;

const broadcastMs = (anchorMs: number, daysAgo: number, time: string, timeZone: string): number =>
  instantOf(plusDays(localDateAt(anchorMs, timeZone), -daysAgo), time, timeZone);
