/** Cuts shapes out of a few sheets of coloured paper. */
import type { Pen } from '../draw/canvas.ts';
import { curveThrough, disc, line, type Point, placed, polygon, slab } from '../draw/shapes.ts';

/** Coloured sheets: paper is the background, a the darkest ink, b the accent, c the muted third. */
export interface Sheets {
  paper: string;
  a: string;
  b: string;
  c: string;
}
export type Sheet = keyof Sheets;

export interface PaperCutter {
  pen: Pen;
  sheets: Sheets;
  poly(sheet: Sheet, ...points: Point[]): void;
  disc(sheet: Sheet, x: number, y: number, radius: number): void;
  slab(sheet: Sheet, x: number, y: number, width: number, height: number, radius?: number): void;
  /** A strip of paper of the given width along the points. */
  strip(sheet: Sheet, width: number, ...points: Point[]): void;
  /** A strip along a smooth line. */
  ribbon(sheet: Sheet, width: number, ...points: Point[]): void;
  /** A rounded piece through the points. */
  blob(sheet: Sheet, ...points: Point[]): void;
  /** Part of a disc between two angles in turns (0 right, 0.25 down). */
  slice(sheet: Sheet, x: number, y: number, radius: number, fromTurn: number, toTurn: number): void;
  ellipse(sheet: Sheet, x: number, y: number, rx: number, ry: number, turn?: number): void;
  at(x: number, y: number, scale: number, draw: () => void, turn?: number): void;
}

export function createPaperCutter(pen: Pen, sheets: Sheets): PaperCutter {
  const fill = (sheet: Sheet) => {
    pen.fillStyle = sheets[sheet];
  };
  const stroke = (sheet: Sheet, width: number) => {
    pen.strokeStyle = sheets[sheet];
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
  };
  return {
    pen,
    sheets,
    poly: (sheet, ...points) => {
      fill(sheet);
      polygon(pen, points);
    },
    disc: (sheet, x, y, radius) => {
      fill(sheet);
      disc(pen, x, y, radius);
    },
    slab: (sheet, x, y, width, height, radius = 0) => {
      fill(sheet);
      slab(pen, x, y, width, height, radius);
    },
    strip: (sheet, width, ...points) => {
      stroke(sheet, width);
      line(pen, points, width);
    },
    ribbon: (sheet, width, ...points) => {
      stroke(sheet, width);
      curveThrough(pen, points);
      pen.stroke();
    },
    blob: (sheet, ...points) => {
      fill(sheet);
      curveThrough(pen, points, true);
      pen.fill();
    },
    slice: (sheet, x, y, radius, fromTurn, toTurn) => {
      fill(sheet);
      pen.beginPath();
      pen.arc(x, y, radius, fromTurn * 2 * Math.PI, toTurn * 2 * Math.PI);
      pen.closePath();
      pen.fill();
    },
    ellipse: (sheet, x, y, rx, ry, turn = 0) => {
      fill(sheet);
      pen.beginPath();
      pen.ellipse(x, y, rx, ry, turn * 2 * Math.PI, 0, 2 * Math.PI);
      pen.fill();
    },
    at: (x, y, scale, draw, turn = 0) => placed(pen, x, y, scale, turn * 2 * Math.PI, draw),
  };
}

/** Draws one thing in a box from -100 to 100, standing on y = 100. */
export type Motif = (cut: PaperCutter) => void;
