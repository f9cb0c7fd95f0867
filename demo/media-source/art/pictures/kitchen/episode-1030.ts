import { picture } from '../../stage.ts';
import { GREEN } from './kitchen-sheets.ts';

export const episode1030 = picture(GREEN, (on) => {
  on.row(15, (i) =>
    on.ribbon(
      i % 3 === 0 ? 'a' : 'c',
      22,
      [140 + i * 6, 470 - i * 18],
      [420, 330 - i * 5],
      [640, 240 - (i - 7) * 4],
      [860 - i * 3, 60 + i * 22],
    ),
  );
  on.ribbon('b', 13, [468, 190], [500, 270], [520, 380]);
  on.ribbon('b', 13, [486, 186], [520, 270], [538, 376]);
  on.ribbon('b', 9, [530, 380], [590, 440], [560, 490]);
  on.ribbon('b', 9, [526, 380], [480, 450], [500, 510]);
});
