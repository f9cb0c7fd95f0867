import { picture, sheets } from '../../stage.ts';

const FIELDS = sheets('#e8e2b8', '#1f2d1f', '#c8102e', '#7fa04f');

export const story3002 = picture(FIELDS, (on) => {
  on.poly('c', [-20, 200], [990, -20], [990, 120], [-20, 330]);
  on.poly('c', [-20, 420], [990, 210], [990, 330], [-20, 540]);
  on.poly('a', [-20, 368], [990, 158], [990, 186], [-20, 396]);
  on.at(470, 122, 1.75, () => on.put('train', 0, 0, 1), -0.033);
  on.poly('a', [330, 580], [990, 400], [990, 440], [460, 580]);
  on.row(12, (i) =>
    on.putIn({ a: '#1f2d1f', b: i % 3 === 0 ? '#c8102e' : '#1f2d1f' }, 'person', 480 + i * 42, 500 - i * 11.4, 0.34),
  );
});
