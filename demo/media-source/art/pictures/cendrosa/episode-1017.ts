import { picture } from '../../stage.ts';
import { GREEN } from './cendrosa-sheets.ts';

export const episode1017 = picture(GREEN, (on) => {
  for (const r of [110, 180, 250]) {
    on.pen.strokeStyle = r === 110 ? on.sheets.b : on.sheets.c;
    on.pen.lineWidth = 22;
    on.pen.beginPath();
    on.pen.arc(600, 150, r, -1.1, 0.1);
    on.pen.stroke();
  }
  on.hill('a', 400, 60, 2.6, 0.7);
  on.poly('a', [574, 400], [596, 130], [604, 130], [630, 400]);
  on.disc('b', 600, 138, 17);
  on.row(4, (i) => on.strip('a', 5, [582 - i * 2, 200 + i * 50], [619 + i * 2, 228 + i * 50]));
});
