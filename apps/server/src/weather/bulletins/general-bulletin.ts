/** Generates the general bulletin from the outlook of the map's towns. Pure. */
import type { Forecast } from '@sintonia/contracts';
import { change, extremes, rain, skies, wind } from './general-sentences.ts';
import { listed, weekdayName } from './sentences.ts';
import { daysOf } from './town-days.ts';

export function generalParagraphs(forecasts: readonly Forecast[]): string[] {
  const today = daysOf(forecasts, 0);
  const tomorrow = daysOf(forecasts, 1);
  return [
    [`Avui ${skies(today, 'now')}`, rain(today), wind(today), extremes(today)].join(' '),
    [`Demà ${skies(tomorrow, 'later')}`, change(today, tomorrow), rain(tomorrow)].join(' '),
    trend(forecasts),
  ];
}

/** The days after tomorrow, mentioned where it rains in a third of the towns. */
function trend(forecasts: readonly Forecast[]): string {
  const rest = [2, 3, 4, 5, 6].map((index) => daysOf(forecasts, index)).filter((towns) => towns.length > 0);
  const wet = rest.filter((towns) => towns.filter(({ day }) => day.rainMm >= 1).length * 3 >= towns.length);
  const names = wet.map(([first]) => weekdayName(first?.day.date ?? ''));
  if (names.length === 0) return 'De cara als dies següents no es veu cap canvi important: temps sec en general.';
  if (names.length === rest.length)
    return 'De cara als dies següents el temps continuarà insegur, amb pluges repartides.';
  return `De cara als dies següents, ${listed(names)} ${names.length === 1 ? 'és el dia' : 'són els dies'} amb més opcions de pluja.`;
}
