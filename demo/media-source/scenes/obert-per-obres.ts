/** Obert per obres: a façade that puts itself together piece by piece, then the scaffold and the lime. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { blend } from '../draw/inks.ts';
import { line, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { AMBER, BRICK, gallery, groundFloor, LEFT, NAVY, placedPiece, SKY } from './obert-per-obres/building.ts';
import { type CreateScene, chapterAt } from './scene.ts';

function scaffold(pen: Pen, up: number, down: number): void {
  pen.strokeStyle = '#8f6a00';
  const reach = up * (1 - down);
  for (let level = 0; level < 6; level += 1) {
    const share = span(reach, level / 6, 1 / 6);
    if (share > 0)
      line(
        pen,
        [
          [LEFT - 34, 484 - level * 84],
          [LEFT - 34 + 506 * share, 484 - level * 84],
        ],
        8,
      );
  }
  for (let post = 0; post < 5; post += 1)
    if (reach > 0)
      line(
        pen,
        [
          [LEFT - 34 + post * 126, 530],
          [LEFT - 34 + post * 126, mix(530, 40, reach)],
        ],
        7,
      );
}

export const obertPerObres: CreateScene = (timing) => {
  const [, galleries = 0, lime = 0] = [0, 1, 2].map((index) => chapterAt(timing, index));
  const end = timing.lengthS;
  return (pen, t) => {
    fillFrame(pen, SKY);
    pen.fillStyle = blend(SKY, BRICK, 0.2);
    for (const [index, height] of [230, 300, 180, 260].entries())
      slab(pen, -30 + index * 104 + (index > 2 ? 560 : 0), 522 - height, 100, height);
    pen.fillStyle = NAVY;
    pen.fillRect(0, 520, 960, 20);
    groundFloor(pen, t, 3.2);
    const pace = (lime - galleries) / 3;
    for (let floor = 0; floor < 3; floor += 1) gallery(pen, t, galleries + floor * pace, floor);
    placedPiece(pen, span(t, lime - 1.2, 0.8), 300, () => {
      pen.fillStyle = NAVY;
      slab(pen, LEFT - 20, 56, 478, 18, 4);
    });
    if (t > lime) {
      const sweep = easeInOut(span(t, lime + 1.5, (end - lime) * 0.5));
      pen.save();
      pen.globalAlpha = 0.16;
      pen.fillStyle = '#ffffff';
      pen.fillRect(LEFT, 76, 438 * sweep, 310);
      pen.restore();
      scaffold(pen, easeOut(span(t, lime, 2)), easeInOut(span(t, end - 4.5, 3)));
    }
    const floors = [0, 1, 2].filter((floor) => t > galleries + floor * pace + 0.6).length;
    const label = t < 3 ? '' : t < galleries ? 'planta baixa' : t < lime ? `pis ${Math.max(1, floors)}` : 'restauració';
    setLine(pen, t < lime ? '1912' : '2026', 60, 250, {
      face: 'mark',
      weight: 800,
      size: 120,
      colour: NAVY,
      tracking: -0.05,
    });
    setLine(pen, label, 64, 298, { face: 'plain', weight: 600, size: 30, colour: BRICK });
    cornerMark(pen, NAVY);
    titleCard(pen, t, {
      title: 'Obert per obres',
      below: 'La casa de les galeries',
      ground: BRICK,
      ink: SKY,
      accent: AMBER,
    });
  };
};
