/** The broadcaster's colours, from its design tokens, and the few mixtures that pictures need. */
export const INK = {
  paper: '#fbfaf6',
  sheet: '#ffffff',
  ink: '#14161a',
  quiet: '#5a606b',
  line: '#e3e0d8',
  noticies: '#c8102e',
  temps: '#0b6bb8',
  tele: '#4a2bc2',
  radio: '#0b7350',
  groc: '#ffc72c',
  night: '#101215',
} as const;

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const hexOf = ([r, g, b]: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the second colour laid over the first, 0 to 1, in plain RGB. */
export function blend(under: string, over: string, share: number): string {
  const [a, b] = [rgbOf(under), rgbOf(over)];
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}
