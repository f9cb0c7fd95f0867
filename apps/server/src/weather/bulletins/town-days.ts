import type { DayForecast, Forecast } from '@sintonia/contracts';

export interface TownDay {
  slug: string;
  name: string;
  day: DayForecast;
}
export const daysOf = (forecasts: readonly Forecast[], index: number): TownDay[] =>
  forecasts.flatMap(({ place, days }) => {
    const day = days[index];
    return day ? [{ slug: place.slug, name: place.name, day }] : [];
  });

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

export function most(towns: readonly TownDay[], of: (day: DayForecast) => number): TownDay | undefined {
  return towns.reduce<TownDay | undefined>(
    (best, town) => (best && of(best.day) >= of(town.day) ? best : town),
    undefined,
  );
}
