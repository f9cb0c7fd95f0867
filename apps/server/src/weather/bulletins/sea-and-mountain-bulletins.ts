/** Generates the sea and mountain bulletins from the outlook of towns there. Pure. */
import { beaufort, type DayForecast, type Forecast, windOf } from '@sintonia/contracts';
import { degreesBetween, thousands } from './sentences.ts';
import { COASTS, HEIGHTS } from './zones.ts';

const WHEN = ['Avui', 'Demà'] as const;

/** Sea state from wind force (Beaufort) only: the Douglas scale's Catalan names. */
const SEAS = ['arrissada', 'arrissada', 'marejol', 'marejol', 'maror', 'maror', 'forta maror', 'maregassa'] as const;

export const seaParagraphs = (forecasts: readonly Forecast[]): string[] =>
  COASTS.flatMap(({ name, town }) => {
    const days = daysOf(forecasts, town);
    return days.length > 0
      ? [`${name}. ${days.map((day, index) => seaSentence(WHEN[index] ?? '', day)).join(' ')}`]
      : [];
  });

function seaSentence(when: string, { windFromDeg, windKmh, gustKmh }: DayForecast): string {
  const wind = windOf(windFromDeg, windKmh);
  const force = beaufort(windKmh);
  const sea = SEAS[force] ?? 'mar brava';
  if (!wind || force < 3) return `${when}, vent fluix i variable; ${sea}.`;
  const gusts = gustKmh >= 45 ? `, amb ratxes de ${Math.round(gustKmh)} km/h` : '';
  return `${when}, ${wind.name} (${wind.from}) de força ${force - 1} a ${force}${gusts}; ${sea}.`;
}

/** Lapse rate of free air, °C per metre. */
const LAPSE = 0.0065;
/** Snow falls this many metres below the freezing level. */
const SNOW_BELOW_M = 300;

export const mountainParagraphs = (forecasts: readonly Forecast[]): string[] =>
  HEIGHTS.flatMap(({ name, town }) => {
    const heightM = forecasts.find(({ place }) => place.slug === town)?.place.heightM ?? 0;
    const days = daysOf(forecasts, town);
    const sentences = days.map((day, index) => mountainSentence(WHEN[index] ?? '', day, heightM));
    return days.length > 0 ? [`${name}. ${sentences.join(' ')}`] : [];
  });

function mountainSentence(when: string, { minC, maxC, rainMm, gustKmh }: DayForecast, heightM: number): string {
  const freezingM = Math.max(heightM, Math.round((heightM + maxC / LAPSE) / 100) * 100);
  const snowM = Math.max(600, freezingM - SNOW_BELOW_M);
  const falls = rainMm >= 1 ? `precipitació, amb la cota de neu cap als ${thousands(snowM)} metres` : 'temps sec';
  const wind =
    gustKmh >= 40 ? `, i torb possible als cims, amb ratxes de més de ${Math.round(gustKmh / 10) * 10} km/h` : '';
  return `${when}, ${falls}${wind}. Al fons de les valls, ${degreesBetween(minC, maxC)}; la isoterma de zero graus, cap als ${thousands(freezingM)} metres.`;
}

const daysOf = (forecasts: readonly Forecast[], town: string): DayForecast[] =>
  forecasts.find(({ place }) => place.slug === town)?.days.slice(0, 2) ?? [];
