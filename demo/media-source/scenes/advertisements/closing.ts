import type { Pen } from '../../draw/canvas.ts';
import { easeOut, span } from '../../draw/easing.ts';
import { slab } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { setLine } from '../../draw/type.ts';
import { WIDTH } from '../scene.ts';

/** The last card of a spot: the name and one line. */
export function closing(
  pen: Pen,
  t: number,
  card: { name: string; below: string; ground: string; ink: string; accent: string },
): void {
  fillFrame(pen, card.ground);
  const come = easeOut(span(t, 0.3, 0.5));
  setLine(pen, card.name, WIDTH / 2, 280 + (1 - come) * 20, {
    face: 'mark',
    weight: 800,
    size: 112,
    colour: card.ink,
    align: 'center',
    tracking: -0.045,
    alpha: come,
  });
  setLine(pen, card.below, WIDTH / 2, 346, {
    face: 'plain',
    weight: 500,
    size: 32,
    colour: card.ink,
    align: 'center',
    alpha: easeOut(span(t, 0.6, 0.5)),
  });
  pen.fillStyle = card.accent;
  slab(pen, WIDTH / 2 - 60 * come, 392, 120 * come, 8, 4);
}
