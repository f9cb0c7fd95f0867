/** Composition: places, outlooks and bulletins for the website. */
import { join } from 'node:path';
import type { WeatherReader } from '@sintonia/contracts';
import { bulletinsOf } from './bulletins/bulletins.ts';
import { bulletinsFrom } from './bulletins/bulletins-file.ts';
import { outlookCache } from './cached-outlooks.ts';
import { openMeteo } from './open-meteo/fetch-outlooks.ts';
import { outlookSource } from './outlook-source.ts';
import { MAIN_PLACES, PLACES, placeOf } from './places/places.ts';
import { placeSearch } from './places/search-places.ts';

export interface WeatherSettings {
  /** Address of Open-Meteo's forecast API; null: only the sample. */
  url: string | null;
  /** Absolute path of the operator's bulletins. */
  bulletinsFile: string | null;
  dataDir: string;
  timeZone: string;
  log: { warn(context: object, message: string): void };
}

/** Throws `StartError` if the operator's bulletins are unusable. Does not request the source yet. */
export async function createWeatherReader(settings: WeatherSettings): Promise<WeatherReader> {
  const { url, bulletinsFile, dataDir, timeZone, log } = settings;
  const warn = (message: string) => log.warn({ part: 'weather' }, message);
  const forecasts = outlookSource({
    fetch: url === null ? null : openMeteo(url, timeZone),
    shelf: outlookCache(join(dataDir, 'weather')),
    timeZone,
    onFailure: (why) =>
      warn(`no forecast from ${url === null ? '' : new URL(url).host}: ${why}; what is known stands in`),
  });
  const own = bulletinsFile === null ? async () => [] : await bulletinsFrom(bulletinsFile, warn);
  const search = placeSearch(PLACES);
  return {
    mainPlaces: () => MAIN_PLACES,
    place: placeOf,
    search,
    async forecast(place, now) {
      const [forecast] = await forecasts([place], now.getTime());
      if (!forecast) throw new Error('a forecast for each place');
      return forecast;
    },
    forecasts: (places, now) => forecasts(places, now.getTime()),
    async bulletins(now) {
      const nowMs = now.getTime();
      return bulletinsOf(await own(nowMs), await forecasts(MAIN_PLACES, nowMs));
    },
  };
}
