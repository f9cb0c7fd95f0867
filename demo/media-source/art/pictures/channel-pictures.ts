import { eyes } from '../eyes.ts';
import { type Picture, picture, sheets } from '../stage.ts';
import { rings, waveform } from '../waveform.ts';

const YOUNG = sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#38209a');

export const CHANNEL_PICTURES: Readonly<Record<string, Picture>> = {
  'channel-radio-tramuntana': picture(sheets('#0b7350', '#fbfaf6', '#ffc72c', '#085238'), (on) => {
    waveform(on, {
      name: 'radio',
      y: 280,
      height: 210,
      sheet: 'a',
      accent: { sheet: 'b', from: 0.6, to: 0.72 },
      pitch: 30,
      syllables: 3,
    });
  }),
  'channel-radio-tramuntana-musica': picture(sheets('#e4572e', '#2a0f1f', '#fbfaf6', '#c23f1a'), (on) => {
    rings(on, 640, 280, [70, 130, 190, 250, 310, 370], 'a', 17);
    on.disc('b', 640, 280, 38);
    waveform(on, { name: 'musica', y: 280, height: 90, sheet: 'b', from: 30, to: 560, pitch: 24, syllables: 8 });
  }),
  'channel-radio-tramuntana-classica': picture(sheets('#efe6d2', '#3a1f2b', '#b5402f', '#c9b58f'), (on) => {
    on.row(5, (i) =>
      on.ribbon('a', 5, [-20, 190 + i * 44], [300, 150 + i * 44], [640, 220 + i * 44], [990, 170 + i * 44]),
    );
    on.row(9, (i) =>
      on.slab(
        i % 4 === 2 ? 'b' : 'a',
        110 + i * 92,
        190 - Math.sin(i * 1.1) * 70,
        19,
        130 + Math.sin(i * 1.1) * 120,
        9,
      ),
    );
    on.row(9, (i) => on.ellipse(i % 4 === 2 ? 'b' : 'a', 104 + i * 92, 324 + Math.sin(i * 1.1) * 52, 28, 20, -0.06));
  }),
  'channel-radio-tramuntana-jove': picture(YOUNG, (on) => {
    on.row(13, (i) =>
      on.row(Math.max(1, Math.round(4 + 4 * Math.sin(i * 0.9))), (k) =>
        on.slab(k > 5 ? 'b' : 'a', 40 + i * 70, 480 - k * 60, 52, 44, 8),
      ),
    );
  }),
  'channel-tramuntana-1': picture(sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#6a4ee0'), (on) => {
    on.ribbon('c', 70, [-40, 200], [300, 210], [640, 170], [1010, 20]);
    on.ribbon('b', 60, [-40, 330], [300, 350], [640, 300], [1010, 130]);
    on.ribbon('a', 80, [-40, 470], [300, 496], [640, 440], [1010, 250]);
  }),
  'channel-tramuntana-24': picture(sheets('#c8102e', '#fbfaf6', '#14161a', '#a00b22'), (on) => {
    on.row(24, (i) =>
      on.at(600, 270, 1, () => on.slab(i % 6 === 0 ? 'a' : 'c', -9, -236, 18, i % 6 === 0 ? 74 : 48, 9), i / 24),
    );
    on.strip('a', 22, [600, 270], [600, 110]);
    on.strip('b', 22, [600, 270], [730, 330]);
    on.disc('a', 600, 270, 26);
  }),
  'channel-tramuntana-petit': picture(sheets('#ffc72c', '#2456c7', '#e63946', '#fff6e0'), (on) => {
    on.disc('b', 270, 330, 150);
    on.slab('a', 420, 210, 260, 270, 12);
    on.poly('c', [780, 140], [940, 480], [620, 480]);
    eyes(on, 275, 300, 36);
    eyes(on, 555, 290, 36);
    eyes(on, 780, 366, 27);
  }),
};
