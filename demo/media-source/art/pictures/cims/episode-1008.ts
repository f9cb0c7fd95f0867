import { picture } from '../../stage.ts';
import { PINE } from './cims-sheets.ts';

export const episode1008 = picture(PINE, (on) => {
  on.back('c');
  on.row(9, (i) =>
    on.poly(
      i % 3 === 1 ? 'b' : 'a',
      [30 + i * 112, 580],
      [44 + i * 112 + (i % 2) * 12, -20],
      [70 + i * 112 + (i % 2) * 16, -20],
      [92 + i * 112, 580],
    ),
  );
  on.hill('paper', 386, 30, 3, 1.4);
  on.row(5, (i) =>
    on.poly(
      'a',
      [90 + i * 210, 580],
      [104 + i * 210, 330 + (i % 2) * 40],
      [128 + i * 210, 330 + (i % 2) * 40],
      [150 + i * 210, 580],
    ),
  );
  on.hill('paper', 484, 26, 7, 1.2);
});
