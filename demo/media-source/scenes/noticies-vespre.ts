/** Notícies vespre: a column of type on the left, one cut-paper picture per headline on the right. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, span } from '../draw/easing.ts';
import { INK } from '../draw/inks.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine, setLines, wrapped } from '../draw/type.ts';
import { railway } from './news-railway.ts';
import { COLUMN, RED } from './noticies-vespre/news-inks.ts';
import { reservoir } from './noticies-vespre/reservoir.ts';
import { school } from './noticies-vespre/school.ts';
import { theatre } from './noticies-vespre/theatre.ts';
import { type CreateScene, HEIGHT } from './scene.ts';

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
