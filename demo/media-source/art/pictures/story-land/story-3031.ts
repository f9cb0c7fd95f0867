import { picture, sheets } from '../../stage.ts';

const FOG = sheets('#c9cfd4', '#1d232b', '#ffc72c', '#7b8791');

export const story3031 = picture(FOG, (on) => {
  on.back('a');
  on.row(8, (i) =>
    on.slab(i % 2 === 0 ? 'c' : 'paper', -60 + ((i * 71) % 120), -20 + i * 62, 430 + ((i * 97) % 160), 66, 33),
  );
  on.poly('c', [760, 580], [800, 300], [880, 240], [990, 280], [990, 580]);
  on.poly('b', [596, 178], [990, 60], [990, 250]);
  on.poly('b', [760, 250], [990, 200], [990, 340]);
  on.putIn({ a: '#fbfaf6', b: '#c8102e', c: '#7b8791' }, 'runner', 540, 320, 1.7);
  on.putIn({ a: '#fbfaf6', b: '#0b6bb8', c: '#7b8791' }, 'runner', 720, 360, 1.4);
});
