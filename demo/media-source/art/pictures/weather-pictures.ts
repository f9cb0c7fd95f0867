import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const BLUE = sheets('#0b6bb8', '#fbfaf6', '#ffc72c', '#5aa6e0');
const MIST = sheets('#dbe9f3', '#0b3d6b', '#ffc72c', '#7fb2d9');
const NIGHT = sheets('#0b2545', '#fbfaf6', '#ff8c2b', '#3f6aa0');

/** Isobars opening like a fan from the lower left. */
function isobars(on: Stage, sheet: 'a' | 'c', count: number): void {
  on.row(count, (i) => on.ribbon(sheet, 5, [220, 590], [480, 520 - i * 16], [740, 480 - i * 44], [1000, 490 - i * 84]));
}

/** An arrow from the first point to the second. */
function arrow(
  on: Stage,
  sheet: 'a' | 'b' | 'c',
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): void {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  on.strip(sheet, width, from, to);
  on.at(
    to[0],
    to[1],
    1,
    () => on.poly(sheet, [width * 1.9, 0], [-width * 0.6, -width * 1.7], [-width * 0.6, width * 1.7]),
    turn / (2 * Math.PI),
  );
}

export const WEATHER_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-temps-comarques': picture(BLUE, (on) => {
    isobars(on, 'c', 8);
    on.disc('b', 780, 150, 88);
    on.putIn({ c: '#fbfaf6' }, 'cloud', 700, 250, 1.3);
    on.title('El temps,\ncomarca\na comarca', 56, 150, 500, { sheet: 'a', size: 118 });
  }),
  'episode-1072': picture(MIST, (on) => {
    on.row(6, (i) =>
      arrow(on, i % 2 === 0 ? 'a' : 'c', [560 + i * 70, 40 + (i % 2) * 30], [520 + i * 66, 330 + (i % 3) * 36], 15),
    );
    on.row(5, (i) => on.slab(i % 2 === 0 ? 'c' : 'a', -60 + i * 18, 290 + i * 48, 420 - i * 34, 30, 15));
    on.disc('b', 190, 150, 74);
  }),
  'episode-1073': picture(MIST, (on) => {
    on.blob('c', [280, 80], [620, 60], [780, 140], [700, 260], [560, 330], [420, 480], [300, 440], [330, 260]);
    on.ribbon('a', 11, [120, 60], [330, 220], [560, 260], [900, 190]);
    for (const [x, y, turn] of [
      [230, 152, 0.09],
      [350, 230, 0.05],
      [480, 260, 0.01],
      [610, 262, -0.02],
      [740, 240, -0.04],
      [850, 208, -0.06],
    ] as const) {
      on.at(x, y, 1, () => on.poly('a', [-26, 0], [26, 0], [0, 42]), turn);
    }
  }),
  'episode-1074': picture(BLUE, (on) => {
    on.disc('b', 660, 200, 140);
    on.putIn({ a: '#0a3f70', b: '#fbfaf6', c: '#5aa6e0' }, 'wave', 440, 400, 2.6);
    arrow(on, 'a', [120, 190], [300, 190], 17);
    on.strip('a', 17, [372, 130], [372, 250]);
  }),
  'episode-1075': picture(NIGHT, (on) => {
    on.slab('c', 430, 70, 400, 400, 8);
    on.slab('paper', 452, 92, 356, 356);
    on.disc('b', 660, 210, 74);
    on.disc('paper', 690, 190, 64);
    on.strip('c', 14, [630, 92], [630, 448]);
    on.poly('a', [430, 70], [330, 110], [330, 500], [430, 470]);
    on.slab('a', 150, 90, 56, 300, 28);
    on.disc('a', 178, 410, 52);
    on.disc('b', 178, 410, 34);
    on.slab('b', 166, 250, 24, 150, 12);
  }),
};
