import type { EpisodeCard, ProgrammeForm, Season } from '@sintonia/contracts';

/** Season of a page: the one that its address names, else the newest; `null` when there is no such season. */
export function chosenSeason(seasons: readonly Season[], requested: string | null): Season | null {
  if (requested !== null) return seasons.find(({ number }) => String(number) === requested) ?? null;
  return seasons.reduce<Season | null>((newest, one) => (newest && newest.number > one.number ? newest : one), null);
}

/** A book is listed from its first part, anything else newest first. */
export const inOrder = (form: ProgrammeForm, episodes: readonly EpisodeCard[]): EpisodeCard[] =>
  form === 'audiobook'
    ? episodes.toSorted((a, b) => a.season - b.season || a.number - b.number)
    : episodes.toSorted((a, b) => b.broadcastAt.localeCompare(a.broadcastAt));
