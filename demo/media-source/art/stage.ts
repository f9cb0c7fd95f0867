/** Stage of a picture: a cutter, a frame of 960 × 540, and large background pieces. */
import type { Pen } from '../draw/canvas.ts';
import { swell } from '../draw/random.ts';
import { ridgePoints } from '../draw/ridge.ts';
import type { Point } from '../draw/shapes.ts';
import { fitted, type Setting, setLines, wrapped } from '../draw/type.ts';
import { createPaperCutter, type PaperCutter, type Sheet, type Sheets } from './cut-paper.ts';
import { MOTIFS, type MotifName } from './motifs/all-motifs.ts';

export const FRAME = { width: 960, height: 540 } as const;

export interface Stage extends PaperCutter {
  back(sheet: Sheet): void;
  /** Mountains from edge to edge, the same for a name. */
  ridge(sheet: Sheet, name: string, crestY: number, relief: number, stride: number): void;
  /** Ground with a soft crest. */
  hill(sheet: Sheet, y: number, height: number, seed: number, stretch?: number): void;
  put(motif: MotifName, x: number, y: number, scale: number, turn?: number): void;
  /** A motif in other sheets than the picture's. */
  putIn(sheets: Partial<Sheets>, motif: MotifName, x: number, y: number, scale: number, turn?: number): void;
  ring(sheet: Sheet, x: number, y: number, radius: number, width: number): void;
  /** A row of equal things. */
  row(count: number, draw: (index: number) => void): void;
  title(text: string, x: number, y: number, maxWidth: number, setting: Partial<Setting> & { sheet: Sheet }): void;
}

export interface Picture {
  sheets: Sheets;
  draw(on: Stage): void;
}

export const sheets = (paper: string, a: string, b: string, c: string): Sheets => ({ paper, a, b, c });
export const picture = (on: Sheets, draw: Picture['draw']): Picture => ({ sheets: on, draw });

export function createStage(pen: Pen, own: Sheets): Stage {
  const cutter = createPaperCutter(pen, own);
  const stage: Stage = {
    ...cutter,
    back: (sheet) => {
      pen.fillStyle = own[sheet];
      pen.fillRect(-20, -20, FRAME.width + 40, FRAME.height + 40);
    },
    ridge: (sheet, name, crestY, relief, stride) => {
      const crest = ridgePoints(name, { width: FRAME.width + 40, crestY, relief, stride });
      cutter.poly(sheet, [-20, 580], ...crest.map(([x, y]): Point => [x - 20, y]), [1000, 580]);
    },
    hill: (sheet, y, height, seed, stretch = 1) => {
      const crest = Array.from({ length: 50 }, (_, step): Point => {
        const x = -20 + step * 20.5;
        return [x, y + height * swell((x / 260) * stretch, seed)];
      });
      cutter.poly(sheet, [-20, 580], ...crest, [1000, 580]);
    },
    put: (motif, x, y, scale, turn = 0) => cutter.at(x, y, scale, () => MOTIFS[motif](cutter), turn),
    putIn: (other, motif, x, y, scale, turn = 0) => {
      const recoloured = createPaperCutter(pen, { ...own, ...other });
      recoloured.at(x, y, scale, () => MOTIFS[motif](recoloured), turn);
    },
    ring: (sheet, x, y, radius, width) => {
      pen.strokeStyle = own[sheet];
      pen.lineWidth = width;
      pen.beginPath();
      pen.arc(x, y, radius, 0, Math.PI * 2);
      pen.stroke();
    },
    row: (count, draw) => {
      for (let index = 0; index < count; index += 1) draw(index);
    },
    title: (text, x, y, maxWidth, { sheet, ...options }) => {
      const setting = {
        face: 'mark',
        weight: 800,
        size: 120,
        tracking: -0.045,
        colour: own[sheet],
        ...options,
      } satisfies Setting;
      const lines = text.includes('\n') ? text.split('\n') : wrapped(pen, text, maxWidth, setting);
      const size = Math.min(...lines.map((line) => fitted(pen, line, maxWidth, setting).size));
      pen.save();
      pen.shadowColor = 'transparent';
      setLines(pen, lines, x, y, { ...setting, size }, 0.88);
      pen.restore();
    },
  };
  return stage;
}
