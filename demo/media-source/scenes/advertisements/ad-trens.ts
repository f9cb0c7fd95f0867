import { createPaperCutter } from '../../art/cut-paper.ts';
import { MOTIFS } from '../../art/motifs/all-motifs.ts';
import { easeOut, mix, span } from '../../draw/easing.ts';
import { createChance } from '../../draw/random.ts';
import { disc, placed, polygon } from '../../draw/shapes.ts';
import { fillFrame, sheet } from '../../draw/sheet.ts';
import { type CreateScene, HEIGHT, WIDTH } from '../scene.ts';
import { closing } from './closing.ts';

const stars = createChance('estel');

const STARS = Array.from(
  { length: 60 },
  () => [stars.between(0, 1200), stars.between(0, 340), stars.between(1, 3)] as const,
);

export const adTrens: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#10204a');
    pen.fillStyle = '#f1efea';
    for (const [x, y, size] of STARS) disc(pen, (x - t * 16 + 1200) % 1200, y, size);
    disc(pen, 760, 120, 64);
    pen.fillStyle = '#10204a';
    disc(pen, 786, 106, 56);
    pen.fillStyle = '#1b3166';
    for (let hill = 0; hill < 7; hill += 1) {
      const x = ((hill * 220 - t * 90 + 1540 * 3) % 1540) - 220;
      polygon(pen, [
        [x - 180, 430],
        [x, 300 - (hill % 3) * 30],
        [x + 180, 430],
      ]);
    }
    pen.fillStyle = '#0a1430';
    pen.fillRect(0, 424, WIDTH, HEIGHT);
    const cutter = createPaperCutter(pen, { paper: '#ffc72c', a: '#05091a', b: '#4a2bc2', c: '#a995ff' });
    const x = mix(-420, 560, easeOut(span(t, 0.2, 3.4)));
    for (const wagon of [0, 1, 2])
      placed(pen, x - wagon * 500, 300 + 1.5 * Math.sin(t * 9 + wagon), 1.6, 0, () => MOTIFS.train(cutter));
    sheet(pen, span(t, lengthS - 3, 0.7), () =>
      closing(pen, t - lengthS + 2.8, {
        name: 'Estel',
        below: 'El tren de nit',
        ground: '#4a2bc2',
        ink: '#fbfaf6',
        accent: '#ffc72c',
      }),
    );
  };
