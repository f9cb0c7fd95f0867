/** Addresses of the weather pages and the meaning of their parameters. */
export const WEATHER_PATH = '/el-temps/';

export const placePath = (slug: string, day = 0): string => `${WEATHER_PATH}${slug}/${day === 0 ? '' : `?dia=${day}`}`;

export const LAYERS = [
  { slug: 'cel', name: 'Cel' },
  { slug: 'temperatura', name: 'Temperatura' },
  { slug: 'pluja', name: 'Pluja' },
  { slug: 'vent', name: 'Vent' },
] as const;
export type MapLayer = (typeof LAYERS)[number]['slug'];

/** Map of a day; 0 is today. */
export function mapPath(day: number, layer: MapLayer): string {
  const parameters = new URLSearchParams();
  if (day !== 0) parameters.set('dia', String(day));
  if (layer !== 'cel') parameters.set('capa', layer);
  return parameters.size > 0 ? `${WEATHER_PATH}?${parameters}` : WEATHER_PATH;
}

/** Day that an address names; a day without forecast counts as today. */
export function requestedDay(parameters: URLSearchParams, days: number): number {
  const requested = parameters.get('dia') ?? '';
  return /^\d$/.test(requested) && Number(requested) < days ? Number(requested) : 0;
}

export const requestedLayer = (parameters: URLSearchParams): MapLayer =>
  LAYERS.find(({ slug }) => slug === parameters.get('capa'))?.slug ?? 'cel';
