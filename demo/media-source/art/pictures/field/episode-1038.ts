import { picture } from '../../stage.ts';
import { FIRE } from './field-sheets.ts';

export const episode1038 = picture(FIRE, (on) => {
  on.row(6, (i) => on.poly('a', [60 + i * 170, 580], [82 + i * 170, -20], [112 + i * 170, -20], [142 + i * 170, 580]));
  on.hill('c', 430, 22, 5);
  on.row(15, (i) =>
    on.putIn({ c: '#ffc72c' }, 'flame', 40 + i * 66, 440 + Math.sin(i * 1.1) * 14, 0.36 + (i % 3) * 0.12),
  );
  on.hill('a', 506, 14, 8);
});
