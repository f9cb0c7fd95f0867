import { picture, sheets } from '../../stage.ts';

const TIN = sheets('#efe4cf', '#1f1b18', '#c8102e', '#b89a6a');

export const story3027 = picture(TIN, (on) => {
  for (const [bend, x] of [
    [-60, 480],
    [40, 580],
    [120, 660],
  ] as const) {
    on.ribbon('a', 88, [x - 60, 420], [x - 20 + bend, 250], [x + bend * 1.6, 110], [x + 60 + bend * 2.4, -40]);
    on.row(6, (i) =>
      on.at(
        x - 44 + bend * (0.2 + i * 0.36),
        360 - i * 74,
        1,
        () => {
          on.slab('paper', -30, -26, 60, 52, 3);
          on.putIn({ a: '#1f1b18', b: '#1f1b18' }, 'person', 0, 0, 0.2);
        },
        0.02 + bend * 0.0004,
      ),
    );
  }
  on.slab('c', 240, 390, 420, 150, 10);
  on.ellipse('b', 450, 392, 212, 46);
  on.ellipse('a', 450, 392, 184, 34);
  on.slab('b', 240, 440, 420, 50);
  on.at(170, 470, 1, () => on.ellipse('b', 0, 0, 120, 34), -0.06);
});
