import { blend } from '../../draw/inks.ts';
import { ridgePath, ridgePoints } from '../../draw/ridge.ts';
import { HEIGHT } from '../scene.ts';

export const SKY = '#f6e3c0';
export const DEEP = '#12324a';
const RANGE = 1700;

export const LAYERS = [0, 1, 2, 3, 4].map((index) => {
  const points = ridgePoints(`cims-${index}`, {
    width: RANGE,
    crestY: 250 + index * 62,
    relief: 150 - index * 18,
    stride: 330 - index * 34,
  });
  return {
    path: ridgePath(points, RANGE, HEIGHT + 40),
    colour: blend('#b9c7cf', DEEP, (index / 4) ** 0.9),
    speed: 8 + index * 13,
  };
});
