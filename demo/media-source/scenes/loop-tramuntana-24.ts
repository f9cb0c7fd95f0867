/** Tramuntana 24 in the demo: eight headlines of 8 s, a ticker that never stops and the dial of the loop. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS, type MotifName } from '../art/motifs/all-motifs.ts';
import { mark } from '../draw/brand-stroke.ts';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, settle, span } from '../draw/easing.ts';
import { INK } from '../draw/inks.ts';
import { placed, polygon } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { setLine, setLines, widthOf, wrapped } from '../draw/type.ts';
import { loopDial } from './loop-tramuntana-1/loop-dial.ts';
import { type CreateScene, HEIGHT, WIDTH } from './scene.ts';

const EACH_S = 8;
const HEADLINES: readonly { kicker: string; text: string; motif: MotifName; ground: string }[] = [
  { kicker: 'Ara', text: 'Les notícies, a qualsevol hora', motif: 'clock', ground: '#e4e0d6' },
  { kicker: 'Aigua', text: 'Els embassaments arriben al 61 %', motif: 'reservoir', ground: '#dbe6ea' },
  { kicker: 'Mobilitat', text: 'Dotze pobles recuperen el tren', motif: 'train', ground: '#e8e2b8' },
  { kicker: 'Habitatge', text: 'Baixen els lloguers i també l’oferta', motif: 'key', ground: '#f2e3c6' },
  { kicker: 'Cultura', text: 'El Teatre Municipal aixeca el teló', motif: 'mask', ground: '#ecd6d9' },
  { kicker: 'Esports', text: 'Rècord a la volta al llac als dinou anys', motif: 'runner', ground: '#d8e6d4' },
  { kicker: 'El temps', text: 'Tramuntana de 80 km/h a l’Empordà', motif: 'turbine', ground: '#d7e4f0' },
  { kicker: 'Després', text: 'Tornem amb els titulars', motif: 'microphone', ground: '#e4e0d6' },
];

const TICKER = HEADLINES.map(({ text }) => text).join('   ·   ');
const TICKER_TYPE = { face: 'plain', weight: 600, size: 23, colour: INK.paper } as const;

/** The strip moves by its own length once in a loop, so that the end meets the beginning. */
function ticker(pen: Pen, share: number): void {
  pen.fillStyle = INK.ink;
  pen.fillRect(0, HEIGHT - 54, WIDTH, 54);
  const length = widthOf(pen, `${TICKER}   ·   `, TICKER_TYPE);
  for (const lap of [0, 1])
    setLine(pen, `${TICKER}   ·   `, 20 + lap * length - share * length, HEIGHT - 19, TICKER_TYPE);
}

function panel(pen: Pen, index: number, t: number): void {
  const headline = HEADLINES[index % HEADLINES.length];
  if (headline === undefined) return;
  pen.fillStyle = headline.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.noticies;
  polygon(pen, [
    [520, 0],
    [960, 0],
    [960, HEIGHT],
    [400, HEIGHT],
  ]);
  const cutter = createPaperCutter(pen, {
    paper: headline.ground,
    a: INK.ink,
    b: headline.motif === 'reservoir' ? INK.temps : INK.groc,
    c: INK.paper,
  });
  placed(pen, 712, 270, 1.5 * settle(span(t, 0.3, 0.7)), 0, () => MOTIFS[headline.motif](cutter));
  const come = easeOut(span(t, 0.2, 0.6));
  setLine(pen, headline.kicker, 52, 196, { face: 'mark', weight: 700, size: 30, colour: INK.noticies, alpha: come });
  const setting = { face: 'news', weight: 620, size: 52, colour: INK.ink, tracking: -0.015, alpha: come } as const;
  setLines(pen, wrapped(pen, headline.text, 360, setting), 52, 260 + (1 - come) * 18, setting, 1.05);
}

export const loopTramuntana24: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, INK.paper);
    const index = Math.floor(t / EACH_S);
    const within = t % EACH_S;
    panel(pen, index, within);
    const before = easeInOut(span(within, 0, 0.5));
    if (before < 1) {
      pen.save();
      pen.beginPath();
      pen.rect(before * WIDTH, 0, WIDTH, HEIGHT);
      pen.clip();
      panel(pen, (index + HEADLINES.length - 1) % HEADLINES.length, EACH_S);
      pen.restore();
    }
    ticker(pen, t / lengthS);
    mark(pen, 52, 92, 36, INK.ink);
    setLine(pen, '24', 322, 92, { face: 'mark', weight: 800, size: 40, colour: INK.noticies, tracking: -0.04 });
    loopDial(pen, t, lengthS, 884, 78, 50, INK.paper, INK.groc);
  };
