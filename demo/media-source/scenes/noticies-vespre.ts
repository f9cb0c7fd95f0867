/** Notícies vespre: a column of type on the left, one cut-paper picture per headline on the right. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, settle, span } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { disc, line, polygon, slab } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine, setLines, wrapped } from '../draw/type.ts';
import { railway } from './news-railway.ts';
import { type CreateScene, HEIGHT, WIDTH } from './scene.ts';

const COLUMN = 390;
const RED = INK.noticies;
const SAND = '#eadfc8';
const SLATE = '#26313b';

/** The dam, and water that rises behind it. `p` runs from 0 to 1 over the headline. */
function reservoir(pen: Pen, p: number, t: number): void {
  pen.fillStyle = SAND;
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = blend(SAND, SLATE, 0.28);
  polygon(pen, [
    [390, 250],
    [520, 120],
    [640, 210],
    [760, 96],
    [960, 240],
    [960, 540],
    [390, 540],
  ]);
  const level = mix(430, 300, easeOut(p * 1.15));
  pen.fillStyle = INK.temps;
  pen.beginPath();
  pen.moveTo(COLUMN, HEIGHT);
  for (let x = COLUMN; x <= 800; x += 10) pen.lineTo(x, level + 5 * Math.sin(x / 34 + t * 2));
  pen.lineTo(800, HEIGHT);
  pen.fill();
  pen.fillStyle = SLATE;
  polygon(pen, [
    [770, 262],
    [810, 262],
    [900, 540],
    [770, 540],
  ]);
  pen.fillStyle = INK.paper;
  for (let mark = 0; mark < 6; mark += 1) pen.fillRect(776, 292 + mark * 38, mark % 2 === 0 ? 24 : 14, 4);
  pen.fillStyle = RED;
  polygon(pen, [
    [772, level],
    [752, level - 12],
    [752, level + 12],
  ]);
  setLine(pen, '+3', 604, 226, {
    face: 'mark',
    weight: 800,
    size: 150,
    colour: INK.ink,
    align: 'center',
    tracking: -0.05,
    alpha: easeOut(p * 4),
  });
}

function school(pen: Pen, p: number, t: number): void {
  pen.fillStyle = '#f3d98b';
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.radio;
  polygon(pen, [
    [390, 430],
    [960, 370],
    [960, 540],
    [390, 540],
  ]);
  const up = settle(p * 5);
  pen.save();
  pen.translate(0, (1 - up) * 260);
  pen.fillStyle = INK.paper;
  slab(pen, 510, 236, 330, 190);
  pen.fillStyle = RED;
  polygon(pen, [
    [490, 240],
    [675, 138],
    [860, 240],
  ]);
  pen.fillStyle = SLATE;
  for (const x of [536, 592, 728, 784]) slab(pen, x, 276, 36, 54);
  slab(pen, 650, 330, 52, 96, 26);
  pen.fillStyle = INK.paper;
  disc(pen, 675, 202, 20);
  pen.strokeStyle = SLATE;
  line(
    pen,
    [
      [675, 202],
      [675 + 13 * Math.sin(t), 202 - 13 * Math.cos(t)],
    ],
    3,
  );
  line(
    pen,
    [
      [675, 202],
      [683, 206],
    ],
    3,
  );
  pen.restore();
  for (let child = 0; child < 6; child += 1) {
    const x = 980 - easeOut(span(p, 0.1 + child * 0.07, 0.55)) * (410 - child * 52);
    const hop = Math.abs(Math.sin(t * 5 + child)) * 9;
    pen.fillStyle = [RED, INK.temps, INK.ink][child % 3] ?? RED;
    polygon(pen, [
      [x, 420 - hop],
      [x + 17, 476 - hop],
      [x - 17, 476 - hop],
    ]);
    disc(pen, x, 416 - hop, 13);
  }
}

function theatre(pen: Pen, p: number): void {
  pen.fillStyle = '#1c1420';
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.groc;
  polygon(pen, [
    [640, 0],
    [720, 0],
    [850, 470],
    [520, 470],
  ]);
  pen.fillStyle = '#3a2a2a';
  pen.fillRect(COLUMN, 462, WIDTH, 80);
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [684, 330],
    [716, 470],
    [652, 470],
  ]);
  disc(pen, 684, 314, 22);
  const open = easeInOut(p * 1.5) * 210;
  for (let fold = 0; fold < 6; fold += 1) {
    pen.fillStyle = fold % 2 === 0 ? RED : blend(RED, '#000000', 0.22);
    const width = 48 - open * 0.16;
    slab(pen, COLUMN + fold * width, 0, width + 1, 470 - 16 * (fold % 2));
    slab(pen, WIDTH - (fold + 1) * width, 0, width + 1, 470 - 16 * (fold % 2));
  }
  pen.fillStyle = blend(RED, '#000000', 0.35);
  for (let scallop = 0; scallop < 6; scallop += 1) disc(pen, COLUMN + 48 + scallop * 96, 20, 50);
}

const HEADLINES = [
  { kicker: 'Aigua', text: 'Els embassaments guanyen tres punts en una setmana', place: 'Capçaleres', draw: reservoir },
  { kicker: 'Mobilitat', text: 'La nova línia para a dotze pobles', place: 'Comarques centrals', draw: railway },
  { kicker: 'Educació', text: 'Més alumnes a les escoles rurals', place: 'Alta muntanya', draw: school },
  { kicker: 'Cultura', text: 'El teatre municipal torna a aixecar el teló', place: 'Teatre municipal', draw: theatre },
] as const;

function column(pen: Pen, headline: (typeof HEADLINES)[number], t: number, number: number): void {
  pen.fillStyle = INK.paper;
  pen.fillRect(0, 0, COLUMN, HEIGHT);
  pen.fillStyle = RED;
  pen.fillRect(0, 0, 14, HEIGHT);
  const come = easeOut(span(t, 0.35, 0.6));
  setLine(pen, headline.kicker, 48, 128, { face: 'mark', weight: 700, size: 28, colour: RED, alpha: come });
  const setting = { face: 'news', weight: 620, size: 45, colour: INK.ink, tracking: -0.015, alpha: come } as const;
  setLines(pen, wrapped(pen, headline.text, COLUMN - 84, setting), 48, 190 + (1 - come) * 22, setting, 1.08);
  setLine(pen, `${number} de ${HEADLINES.length}`, 48, 490, {
    face: 'plain',
    weight: 500,
    size: 20,
    colour: INK.quiet,
  });
  const third = easeInOut(span(t, 0.9, 0.6));
  pen.fillStyle = RED;
  pen.fillRect(COLUMN, 466, third * 300, 44);
  pen.save();
  pen.beginPath();
  pen.rect(COLUMN, 466, third * 300, 44);
  pen.clip();
  setLine(pen, headline.place, COLUMN + 20, 496, { face: 'plain', weight: 650, size: 23, colour: INK.paper });
  pen.restore();
}

export const noticiesVespre: CreateScene =
  ({ chapterStartsS, lengthS }) =>
  (pen, t) => {
    fillFrame(pen, INK.paper);
    for (const [index, headline] of HEADLINES.entries()) {
      const fromS = index === 0 ? 0 : (chapterStartsS[index] ?? lengthS) - 0.2;
      const toS = chapterStartsS[index + 1] ?? lengthS;
      if (t < fromS || t > toS + 1) continue;
      const visibleFromS = index === 0 ? 2.2 : fromS;
      sheet(pen, index === 0 ? 1 : span(t, fromS, 0.8), () => {
        headline.draw(pen, span(t, visibleFromS, toS - visibleFromS), t);
        column(pen, headline, t - visibleFromS, index + 1);
      });
    }
    cornerMark(pen, INK.ink);
    titleCard(pen, t, {
      title: 'Notícies vespre',
      below: 'Els titulars',
      ground: RED,
      ink: INK.paper,
      accent: INK.ink,
    });
  };
