import { picture, sheets } from '../../stage.ts';

const SNOW = sheets('#1f3658', '#0e1a2e', '#fbfaf6', '#7fa3c8');

export const story3026 = picture(SNOW, (on) => {
  on.slab('b', 190, 40, 580, 300, 6);
  on.ridge('a', '3026', 420, 60, 260);
  on.pen.save();
  on.pen.beginPath();
  on.pen.rect(190, 40, 580, 300);
  on.pen.clip();
  on.poly('c', [190, 340], [380, 120], [520, 260], [650, 150], [770, 340]);
  on.disc('a', 300, 120, 30);
  on.pen.restore();
  on.row(7, (i) => on.putIn({ b: '#fbfaf6', c: '#7fa3c8', a: '#0e1a2e' }, 'house', 70 + i * 140, 390, 0.52));
  on.row(8, (i) => {
    on.disc('a', 60 + i * 124, 486 + (i % 2) * 12, 44);
    on.slab('a', i * 124, 520 + (i % 2) * 12, 122, 80, 40);
  });
});
