import { picture, sheets } from '../../stage.ts';

const LOOM = sheets('#f1e9da', '#1d2b4a', '#c8102e', '#c9b28c');

export const story3019 = picture(LOOM, (on) => {
  on.slab('b', 90, 70, 60, 480);
  on.slab('b', 560, 70, 60, 480);
  for (const y of [90, 300, 440]) on.slab('b', 70, y, 570, 40, 8);
  on.row(27, (i) => on.strip(i % 5 === 0 ? 'a' : 'c', 4, [164 + i * 15, 130], [164 + i * 15, 440]));
  on.slab('a', 164, 336, 392, 104);
  on.strip('a', 4, [800, -20], [800, 130]);
  on.poly(
    'a',
    [750, 130],
    [850, 130],
    [920, 230],
    [880, 270],
    [860, 240],
    [860, 440],
    [740, 440],
    [740, 240],
    [720, 270],
    [680, 230],
  );
  on.strip('paper', 5, [800, 140], [800, 440]);
  on.row(4, (i) => on.disc('b', 800, 190 + i * 60, 8));
});
