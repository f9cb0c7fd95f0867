import { picture, sheets } from '../../stage.ts';

const PUMP = sheets('#14263a', '#0a131f', '#ffc72c', '#c8102e');

export const story3024 = picture(PUMP, (on) => {
  on.poly('a', [-20, 440], [990, 440], [990, 580], [-20, 580]);
  on.slab('c', 90, 110, 800, 50);
  on.slab('paper', 150, 160, 30, 300);
  on.slab('c', 150, 160, 24, 300);
  on.slab('b', 520, 210, 330, 250);
  on.disc('a', 690, 310, 38);
  on.poly('a', [640, 350], [730, 350], [760, 420], [620, 420]);
  on.slab('a', 560, 412, 260, 50);
  on.at(600, 400, 1, () => on.slab('paper', -34, -6, 68, 12), -0.03);
  on.slab('c', 270, 280, 110, 180, 10);
  on.slab('b', 290, 302, 70, 50);
  on.ribbon('a', 9, [380, 320], [430, 360], [420, 440], [384, 430]);
  on.row(16, (i) => on.disc('b', (i * 151) % 960, (i * 37) % 90, 2.5));
});
