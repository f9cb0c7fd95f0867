import type { Forecast } from '@sintonia/contracts';
import { type DayView, dayView } from '../../features/weather/day-view.ts';
import type { SkyView } from '../../features/weather/sky-text.ts';
import type { WindView } from '../../features/weather/weather-view.ts';

/** A town on the map, on the selected day. */
export interface TownView {
  slug: string;
  name: string;
  shortName: string;
  leftPercent: number;
  topPercent: number;
  /** Shown on narrow maps too. */
  isFirst: boolean;
  sky: SkyView;
  minC: number;
  maxC: number;
  rainMm: string;
  rainProbability: number;
  wind: WindView;
}

/** Number of towns that fit on a phone. */
const FIRST_RANKS = 12;

export function townView({ place, days }: Forecast, day: number): TownView[] {
  const shown = days[day];
  if (!shown) return [];
  const { sky, minC, maxC, rainMm, rainProbability, wind } = dayView(shown, day);
  return [
    {
      slug: place.slug,
      name: place.name,
      shortName: place.shortName ?? place.name,
      leftPercent: place.leftPercent,
      topPercent: place.topPercent,
      isFirst: (place.mainRank ?? FIRST_RANKS + 1) <= FIRST_RANKS,
      sky,
      minC,
      maxC,
      rainMm,
      rainProbability,
      wind,
    },
  ];
}

/** The days, as the map's switch names them. */
export const dayNames = (days: readonly DayView[]): Pick<DayView, 'index' | 'name' | 'short' | 'date'>[] =>
  days.map(({ index, name, short, date }) => ({ index, name, short, date }));
