import type { Pen } from '../../draw/canvas.ts';
import { easeInOut, easeOut, span } from '../../draw/easing.ts';
import { blend } from '../../draw/inks.ts';
import { curveThrough, line, type Point } from '../../draw/shapes.ts';
import { note, PAPER, PINE, ruled, SAGE } from './page.ts';

/** A willow leaf: outline, then the rib, then the veins, as a pencil would. */
export function leafPage(pen: Pen, t: number, fromS: number): void {
  ruled(pen);
  const edge: Point[] = [
    [240, 440],
    [380, 290],
    [560, 190],
    [800, 120],
    [690, 280],
    [500, 390],
    [240, 440],
  ];
  const drawn = easeInOut(span(t, fromS + 0.6, 2.6));
  pen.fillStyle = blend(PAPER, SAGE, 0.75 * easeOut(span(t, fromS + 5, 2)));
  curveThrough(pen, edge, false);
  if (t > fromS + 5) pen.fill();
  pen.strokeStyle = PINE;
  pen.lineWidth = 5;
  pen.setLineDash([drawn * 1500, 3000]);
  curveThrough(pen, edge, false);
  pen.stroke();
  pen.setLineDash([easeInOut(span(t, fromS + 2.4, 1.4)) * 700, 3000]);
  curveThrough(pen, [
    [190, 474],
    [420, 352],
    [600, 258],
    [800, 120],
  ]);
  pen.stroke();
  pen.setLineDash([]);
  for (let vein = 0; vein < 8; vein += 1) {
    const shown = easeOut(span(t, fromS + 3.4 + vein * 0.22, 0.6));
    const [x, y] = [330 + vein * 52, 400 - vein * 30];
    const reach = 62 - Math.abs(vein - 3.2) * 9;
    line(
      pen,
      [
        [x, y],
        [x + reach * 0.7 * shown, y - reach * 0.95 * shown],
      ],
      3,
    );
    line(
      pen,
      [
        [x, y],
        [x + reach * 1.2 * shown, y + reach * 0.06 * shown],
      ],
      3,
    );
  }
  note(pen, 'fulla de salze, platejada per sota', 132, 96, easeInOut(span(t, fromS + 1, 3)));
}
