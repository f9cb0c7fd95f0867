import { picture } from '../../stage.ts';
import { BILL } from './map-sheets.ts';

export const programmeLaLletraPetita = picture(BILL, (on) => {
  on.ribbon('b', 230, [700, -120], [720, 120], [640, 300], [760, 470], [740, 700]);
  on.row(13, (i) =>
    on.strip(
      i % 4 === 3 ? 'c' : 'a',
      7,
      [640 + Math.sin(i * 0.55) * 40, 40 + i * 40],
      [770 + Math.sin(i * 0.55) * 40 - (i % 3) * 36, 40 + i * 40],
    ),
  );
  on.title('La lletra\npetita', 56, 220, 450, { sheet: 'a', size: 136 });
});
