import { atPlace } from '@sintonia/contracts/place-name';

export const WEATHER_DESCRIPTION =
  'El mapa del temps a Catalunya, la previsió hora a hora i a set dies de tots els municipis, i els butlletins de mar i de muntanya.';

export const townDescription = (name: string, comarca: string): string =>
  `Quin temps farà ${atPlace(name)} (${comarca}): temperatura, pluja i vent hora a hora, i la previsió a set dies.`;
