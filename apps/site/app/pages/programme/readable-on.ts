/** Relative luminance of `#rrggbb`, WCAG 2.2. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const unit = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text colour on a picture's colour: ink or paper; where neither reaches 4.5:1, black or white, of which one does. */
export function readableOn(colour: string): string {
  const pairs = [
    ['#14161a', '#fbfaf6'],
    ['#000000', '#ffffff'],
  ] as const;
  const [ours, plain] = pairs.map(([dark, light]) => (contrast(colour, dark) > contrast(colour, light) ? dark : light));
  return ours && contrast(colour, ours) >= 4.5 ? ours : (plain ?? '#000000');
}
