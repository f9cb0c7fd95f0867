import { type Sky, skyOf } from '@sintonia/contracts/sky';

const TEXTS: Readonly<Record<Sky, string>> = {
  clear: 'Cel serè',
  fewClouds: 'Poc ennuvolat',
  partlyCloudy: 'Intervals de núvols',
  overcast: 'Cel cobert',
  fog: 'Boira',
  drizzle: 'Plugim',
  rain: 'Pluja',
  heavyRain: 'Pluja forta',
  sleet: 'Aiguaneu',
  snow: 'Neu',
  storm: 'Tempesta',
  hailStorm: 'Tempesta amb calamarsa',
};

/** Name of each symbol: at night the moon replaces the sun. */
export type SkySymbolName = Sky | 'clearNight' | 'fewCloudsNight' | 'partlyCloudyNight';

export interface SkyView {
  symbol: SkySymbolName;
  text: string;
}

const NIGHTS: Partial<Record<Sky, SkySymbolName>> = {
  clear: 'clearNight',
  fewClouds: 'fewCloudsNight',
  partlyCloudy: 'partlyCloudyNight',
};

export function skyView(weatherCode: number, isDay = true): SkyView {
  const sky = skyOf(weatherCode);
  return { symbol: (isDay ? undefined : NIGHTS[sky]) ?? sky, text: TEXTS[sky] };
}
