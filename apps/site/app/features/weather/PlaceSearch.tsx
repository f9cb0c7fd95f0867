import { SuggestingField } from '../../ui/search-field/SuggestingField.tsx';
import type { Suggest } from '../../ui/search-field/use-suggestions.ts';
import { placePath, WEATHER_PATH } from './weather-address.ts';

interface Place {
  slug: string;
  name: string;
  comarca: string;
}

const suggestPlaces: Suggest = async (text, signal) => {
  const answer = await fetch(`${WEATHER_PATH}municipis.json?${new URLSearchParams({ municipi: text })}`, { signal });
  const places: Place[] = answer.ok ? await answer.json() : [];
  return places.map(({ slug, name, comarca }) => ({ path: placePath(slug), text: name, detail: comarca }));
};

/** Search field for municipalities. */
export const PlaceSearch = ({ requested = '' }: { requested?: string }) => (
  <SuggestingField
    id="cerca"
    label="Busca el teu municipi"
    placeholder="Berga, l’Escala, Sant Feliu…"
    action={WEATHER_PATH}
    name="municipi"
    requested={requested}
    suggest={suggestPlaces}
    listName="Municipis"
    counted={(count) => `${count} municipis`}
  />
);
