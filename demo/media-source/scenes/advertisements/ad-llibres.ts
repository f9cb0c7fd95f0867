import { easeInOut, settle, span } from '../../draw/easing.ts';
import { placed, polygon, slab } from '../../draw/shapes.ts';
import { fillFrame, sheet } from '../../draw/sheet.ts';
import { setLine } from '../../draw/type.ts';
import { type CreateScene, WIDTH } from '../scene.ts';
import { closing } from './closing.ts';

export const adLlibres: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#e9a13b');
    const colours = ['#14161a', '#c8102e', '#fbfaf6', '#0b7350', '#4a2bc2'];
    for (let book = 0; book < 22; book += 1) {
      const height = 190 + ((book * 53) % 120);
      const fall = settle(span(t, book * 0.05, 0.5));
      pen.fillStyle = colours[(book * 3) % colours.length] ?? '#14161a';
      placed(pen, 40 + book * 42, 470 - (1 - fall) * 420, 1, book % 7 === 6 ? 0.09 : 0, () =>
        slab(pen, -18, -height, 36, height, 3),
      );
    }
    pen.fillStyle = '#3b1d12';
    slab(pen, 0, 470, WIDTH, 24);
    const turn = easeInOut(span(t, 1.4, 1.2));
    sheet(pen, span(t, 1.5, 0.6), () => {
      fillFrame(pen, '#c8102e');
      for (const side of [-1, 1]) {
        pen.fillStyle = side < 0 ? '#fbfaf6' : '#efe7d3';
        polygon(pen, [
          [480, 170],
          [480 + side * 250 * turn, 140],
          [480 + side * 250 * turn, 420],
          [480, 450],
        ]);
      }
      setLine(pen, '?', 480 + 125 * turn, 350, {
        face: 'news',
        weight: 600,
        size: 170,
        colour: '#14161a',
        align: 'center',
        alpha: turn,
      });
    });
    sheet(pen, span(t, lengthS - 2.7, 0.6), () =>
      closing(pen, t - lengthS + 2.5, {
        name: 'El Full Girat',
        below: 'Llibreria',
        ground: '#fbfaf6',
        ink: '#14161a',
        accent: '#c8102e',
      }),
    );
  };
