import { expect, test } from 'vitest';
import { skyOf } from './sky.ts';

test.each([
  [0, 'clear'],
  [2, 'partlyCloudy'],
  [48, 'fog'],
  [55, 'drizzle'],
  [66, 'sleet'],
  [75, 'snow'],
  [82, 'heavyRain'],
  [86, 'snow'],
  [95, 'storm'],
  [99, 'hailStorm'],
  [42, 'overcast'],
  [Number.NaN, 'overcast'],
])('W-03 maps code %s to %s', (code, sky) => {
  expect(skyOf(code)).toBe(sky);
});
