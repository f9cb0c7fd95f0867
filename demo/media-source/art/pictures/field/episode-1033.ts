import { picture } from '../../stage.ts';
import { MARSH } from './field-sheets.ts';

export const episode1033 = picture(MARSH, (on) => {
  on.disc('b', 190, 400, 90);
  on.ribbon('a', 18, [300, 420], [520, 400], [720, 430], [990, 380]);
  on.ribbon('a', 8, [760, 424], [840, 350], [900, 330]);
  on.put('bird', 620, 310, 0.95);
  for (const r of [50, 92, 134, 176]) {
    on.pen.strokeStyle = on.sheets[r % 84 === 8 ? 'b' : 'c'];
    on.pen.lineWidth = 9;
    on.pen.beginPath();
    on.pen.arc(520, 316, r, Math.PI * 0.86, Math.PI * 1.22);
    on.pen.stroke();
  }
});
