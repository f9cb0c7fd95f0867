import { picture } from '../../stage.ts';
import { GREEN } from './works-sheets.ts';

export const episode1056 = picture(GREEN, (on) => {
  on.hill('c', 300, 40, 4);
  on.ribbon('a', 120, [-40, 560], [300, 470], [620, 480], [1010, 400]);
  on.ribbon('paper', 6, [-20, 530], [300, 450], [620, 460], [980, 384]);
  on.pen.strokeStyle = on.sheets.b;
  on.pen.lineWidth = 30;
  on.pen.beginPath();
  on.pen.arc(480, 720, 480, Math.PI * 1.2, Math.PI * 1.8);
  on.pen.stroke();
  on.row(13, (i) => {
    const turn = Math.PI * (1.22 + i * 0.0467);
    const [x, y] = [480 + Math.cos(turn) * 492, 720 + Math.sin(turn) * 492];
    on.strip('b', 9, [x, y], [x, y - 64]);
  });
  on.pen.lineWidth = 11;
  on.pen.beginPath();
  on.pen.arc(480, 656, 492, Math.PI * 1.21, Math.PI * 1.79);
  on.pen.stroke();
});
