/** Title of a clip: flat background, the name large, the logo small; slides away like a sheet after 3 s. */
import { HEIGHT, WIDTH } from '../scenes/scene.ts';
import { drawBrandStroke, mark } from './brand-stroke.ts';
import type { Pen } from './canvas.ts';
import { easeInOut, easeOut, span } from './easing.ts';
import { fitted, setLine, setLines, wrapped } from './type.ts';

export interface TitleCard {
  title: string;
  /** One line below the name. */
  below: string;
  ground: string;
  ink: string;
  accent: string;
}

/** Seconds for which the card stays whole before it slides away. */
const HOLD_S = 2.5;
const LEAVE_S = 0.7;

export function titleCard(pen: Pen, t: number, card: TitleCard): void {
  if (t >= HOLD_S + LEAVE_S) return;
  const leave = easeInOut(span(t, HOLD_S, LEAVE_S));
  const edge = leave * (WIDTH + 220);
  pen.save();
  pen.beginPath();
  pen.moveTo(edge - 220, 0);
  pen.lineTo(WIDTH, 0);
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(edge, HEIGHT);
  if (leave === 0) pen.lineTo(0, HEIGHT);
  if (leave === 0) pen.lineTo(0, 0);
  pen.closePath();
  pen.clip();
  pen.fillStyle = card.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBrandStroke(pen, -40, 470, 1040, card.accent, 46, 0.25 + 0.75 * easeOut(span(t, 0, 1.1)));
  const setting = { face: 'mark', weight: 800, size: 116, colour: card.ink, tracking: -0.04 } as const;
  const lines = wrapped(pen, card.title, 780, setting);
  const longest = lines.reduce((a, b) => (a.length >= b.length ? a : b));
  const fit = fitted(pen, longest, 800, setting);
  const rise = (1 - easeOut(span(t, 0.05, 0.6))) * 26;
  const top = 300 - (lines.length - 1) * fit.size * 0.5;
  setLines(pen, lines, 72, top + rise, { ...fit, alpha: easeOut(span(t, 0.05, 0.5)) }, 0.92);
  setLine(pen, card.below, 76, top + (lines.length - 1) * fit.size * 0.92 + 52, {
    face: 'plain',
    weight: 500,
    size: 26,
    colour: card.ink,
    alpha: easeOut(span(t, 0.35, 0.5)),
  });
  mark(pen, 74, 92, 30, card.ink, easeOut(span(t, 0.2, 0.8)));
  pen.restore();
}

/** The small channel logo in the corner. */
export function cornerMark(pen: Pen, colour: string, alpha = 0.55): void {
  pen.save();
  pen.globalAlpha = alpha;
  mark(pen, 782, 46, 20, colour);
  pen.restore();
}
