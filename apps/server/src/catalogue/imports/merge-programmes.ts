import type { Episode, Programme } from '@sintonia/contracts';
import type { Merging } from './merged-items.ts';
import { isOfKind, type StoredItem } from './stored-item.ts';

/** Programmes with their episodes; a programme without episodes is omitted. */
export function mergeProgrammes(
  before: readonly Programme[],
  channels: ReadonlySet<string>,
  merging: Merging,
): Programme[] {
  const { programmes, carryingProgrammes } = mergeShells(before, channels, merging);
  const episodes = Map.groupBy(mergeEpisodes(programmes, merging), ({ programme }) => programme);
  const whole: Programme[] = [];
  for (const programme of programmes.values()) {
    const seasons = seasonsOf(episodes.get(programme.slug) ?? [], programme);
    if (seasons.length > 0) whole.push({ ...programme, seasons });
    const carryingProgramme = carryingProgrammes.get(programme.slug);
    if (seasons.length === 0 && carryingProgramme)
      merging.drop(carryingProgramme, 'it has no episode that can be shown');
  }
  return whole;
}

/** Programmes without their episodes, and the item that each came from. */
function mergeShells(
  before: readonly Programme[],
  channels: ReadonlySet<string>,
  { present, media, drop }: Merging,
): { programmes: Map<string, Programme>; carryingProgrammes: Map<string, StoredItem> } {
  const programmes = new Map(before.map((programme) => [programme.slug, programme]));
  const carryingProgrammes = new Map<string, StoredItem>();
  for (const item of present.filter(isOfKind('programme'))) {
    const { programme, picture } = item.document;
    if (!channels.has(programme.channel)) {
      drop(item, `there is no channel “${programme.channel}”`);
      continue;
    }
    const last = programmes.get(programme.slug);
    const shown = media.picture(`imported-programme-${programme.slug}`, picture, last?.picture, programme.title);
    programmes.set(programme.slug, { ...programme, picture: shown, seasons: last?.seasons ?? [] });
    carryingProgrammes.set(programme.slug, item);
  }
  return { programmes, carryingProgrammes };
}

function mergeEpisodes(
  programmes: ReadonlyMap<string, Programme>,
  { present, media, drop }: Merging,
): MapIterator<Episode> {
  const before = new Map(
    [...programmes.values()].flatMap(({ seasons }) => seasons.flatMap((of) => of.episodes)).map((one) => [one.id, one]),
  );
  const episodes = new Map(before);
  for (const item of present.filter(isOfKind('episode'))) {
    const { episode, picture, media: given } = item.document;
    const programme = programmes.get(episode.programme);
    if (!programme) {
      drop(item, `there is no programme “${episode.programme}”`);
      continue;
    }
    const instead = before.get(episode.id)?.picture ?? programme.picture;
    episodes.set(episode.id, {
      ...episode,
      clip: media.clip(`imported-${episode.id}`, given, episode.title),
      picture: media.picture(`imported-episode-${episode.id}`, picture, instead, episode.title),
    });
  }
  return episodes.values();
}

function seasonsOf(episodes: readonly Episode[], { seasons }: Programme): Programme['seasons'] {
  const years = new Map(seasons.map(({ number, year }) => [number, year]));
  return [...Map.groupBy(episodes, ({ season }) => season)]
    .map(([number, of]) => ({
      number,
      year: years.get(number) ?? Math.min(...of.map(({ broadcastAt }) => new Date(broadcastAt).getUTCFullYear())),
      episodes: of.toSorted((a, b) => a.number - b.number || a.id - b.id),
    }))
    .sort((a, b) => a.number - b.number);
}
