/** Sky conditions that are drawn and named, by WMO code. */
export const SKIES = [
  'clear',
  'fewClouds',
  'partlyCloudy',
  'overcast',
  'fog',
  'drizzle',
  'rain',
  'heavyRain',
  'sleet',
  'snow',
  'storm',
  'hailStorm',
] as const;
export type Sky = (typeof SKIES)[number];

const BY_CODE: Readonly<Record<number, Sky>> = {
  0: 'clear',
  1: 'fewClouds',
  2: 'partlyCloudy',
  3: 'overcast',
  45: 'fog',
  48: 'fog',
  51: 'drizzle',
  53: 'drizzle',
  55: 'drizzle',
  56: 'sleet',
  57: 'sleet',
  61: 'rain',
  63: 'rain',
  65: 'heavyRain',
  66: 'sleet',
  67: 'sleet',
  71: 'snow',
  73: 'snow',
  75: 'snow',
  77: 'snow',
  80: 'rain',
  81: 'rain',
  82: 'heavyRain',
  85: 'snow',
  86: 'snow',
  95: 'storm',
  96: 'hailStorm',
  99: 'hailStorm',
};

/** Sky condition of a WMO 4677 code; an unknown one counts as overcast, the most cautious. */
export const skyOf = (weatherCode: number): Sky => BY_CODE[weatherCode] ?? 'overcast';
