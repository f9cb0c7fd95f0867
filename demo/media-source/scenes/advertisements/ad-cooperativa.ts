import type { Pen } from '../../draw/canvas.ts';
import { easeInOut, easeOut, mix, settle, span } from '../../draw/easing.ts';
import { disc, placed, polygon, slab } from '../../draw/shapes.ts';
import { fillFrame, sheet } from '../../draw/sheet.ts';
import type { CreateScene } from '../scene.ts';
import { closing } from './closing.ts';

function cow(pen: Pen, x: number, y: number, t: number): void {
  placed(pen, x, y, 1, 0, () => {
    pen.fillStyle = '#1b1b1b';
    for (const leg of [-92, -62, 50, 82]) slab(pen, leg, 40, 22, 78, 4);
    pen.fillStyle = '#fffdf5';
    slab(pen, -122, -62, 240, 122, 44);
    pen.fillStyle = '#1b1b1b';
    pen.beginPath();
    pen.ellipse(-50, -20, 46, 30, 0.4, 0, Math.PI * 2);
    pen.ellipse(50, 18, 40, 26, -0.3, 0, Math.PI * 2);
    pen.fill();
    placed(pen, 126, -70 + 5 * Math.sin(t * 2.2), 1, 0.06 * Math.sin(t * 2.2), () => {
      pen.fillStyle = '#fffdf5';
      slab(pen, -30, -42, 88, 80, 24);
      pen.fillStyle = '#f2a9a0';
      slab(pen, 22, -6, 52, 46, 20);
      pen.fillStyle = '#1b1b1b';
      polygon(pen, [
        [-30, -34],
        [-66, -52],
        [-34, -10],
      ]);
      disc(pen, 8, -14, 7);
    });
    placed(pen, -118, -44, 1, 0.25 * Math.sin(t * 3), () => slab(pen, -10, 0, 9, 90, 4));
  });
}

export const adCooperativa: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#bfe0ea');
    pen.fillStyle = '#ffc72c';
    disc(pen, 800, 130, 60);
    for (const [index, colour] of ['#7fb36a', '#5f9a55', '#3f7d45'].entries()) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.ellipse(220 + index * 300, 640 + index * 12, 620, 290 - index * 40, 0, 0, Math.PI * 2);
      pen.fill();
    }
    cow(pen, mix(-240, 330, easeOut(span(t, 0, 2))), 372, t);
    const fill = easeInOut(span(t, 2.2, 2.4));
    placed(pen, 720, 330, settle(span(t, 1.4, 0.6)), 0, () => {
      pen.fillStyle = '#e4f3f7';
      slab(pen, -70, -120, 140, 260, 30);
      slab(pen, -34, -190, 68, 90, 10);
      pen.fillStyle = '#fffdf5';
      slab(pen, -60, 130 - 230 * fill, 120, 230 * fill, 22);
      pen.fillStyle = '#c8102e';
      slab(pen, -38, -206, 76, 28, 8);
    });
    sheet(pen, span(t, lengthS - 4.2, 0.7), () =>
      closing(pen, t - lengthS + 4, {
        name: 'La Vaquera',
        below: 'Cooperativa lletera',
        ground: '#fffdf5',
        ink: '#1f4a2c',
        accent: '#c8102e',
      }),
    );
  };
