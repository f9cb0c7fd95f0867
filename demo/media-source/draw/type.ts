/** Setting type: one line, several lines, and the size at which a line fits. */
import { FACE, type Face, type Pen } from './canvas.ts';

export interface Setting {
  face: Face;
  weight: number;
  size: number;
  colour: string;
  align?: 'left' | 'center' | 'right';
  /** Letter spacing in ems. */
  tracking?: number;
  alpha?: number;
}

function apply(pen: Pen, setting: Setting): void {
  pen.font = `${setting.weight} ${setting.size}px ${FACE[setting.face]}`;
  pen.letterSpacing = `${((setting.tracking ?? 0) * setting.size).toFixed(2)}px`;
  pen.textAlign = setting.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = setting.colour;
}

/** Baseline at `y`. */
export function setLine(pen: Pen, text: string, x: number, y: number, setting: Setting): void {
  pen.save();
  apply(pen, setting);
  pen.globalAlpha *= setting.alpha ?? 1;
  pen.fillText(text, x, y);
  pen.restore();
}

export function widthOf(pen: Pen, text: string, setting: Setting): number {
  pen.save();
  apply(pen, setting);
  const { width } = pen.measureText(text);
  pen.restore();
  return width;
}

/** The setting with the largest size at which `text` is at most `maxWidth` wide. */
export function fitted(pen: Pen, text: string, maxWidth: number, setting: Setting): Setting {
  const width = widthOf(pen, text, setting);
  return width <= maxWidth ? setting : { ...setting, size: (setting.size * maxWidth) / width };
}

/** Breaks at spaces so that no line is wider than `maxWidth`. */
export function wrapped(pen: Pen, text: string, maxWidth: number, setting: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(pen, longer, setting) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets lines from the baseline `y` downwards; `leading` in ems. */
export function setLines(pen: Pen, lines: readonly string[], x: number, y: number, setting: Setting, leading = 1.05) {
  for (const [index, line] of lines.entries()) setLine(pen, line, x, y + index * setting.size * leading, setting);
}
