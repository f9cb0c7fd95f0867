import type { Pen } from '../../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../../draw/easing.ts';
import { setLine } from '../../draw/type.ts';
import { CHALK, DARK, lanes, runner } from './track.ts';

export function finish(pen: Pen, t: number, fromS: number, endS: number): void {
  lanes(pen, t, 620);
  const p = span(t, fromS + 0.8, endS - fromS - 5);
  runner(pen, 560, 240, 0.8, t + 0.2, '#0b6bb8');
  runner(pen, 480, 320, 0.9, t + 0.4, CHALK);
  runner(pen, mix(120, 700, easeInOut(p)), 440, 1.15, t, '#ffc72c');
  const tape = easeOut(span(t, endS - 5, 0.8));
  if (tape > 0) {
    pen.fillStyle = DARK;
    for (let square = 0; square < 28; square += 1)
      if ((square + Math.floor(square / 2)) % 2 === 0)
        pen.fillRect(
          960 - tape * 190 + (square % 2) * 26 - Math.floor(square / 2) * 4,
          122 + Math.floor(square / 2) * 30,
          26,
          30,
        );
  }
  const seconds = mix(1790, 1864, span(t, fromS, endS - fromS - 3.4));
  setLine(pen, `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`, 52, 92, {
    face: 'mark',
    weight: 800,
    size: 70,
    colour: '#ffc72c',
    tracking: -0.04,
  });
}
