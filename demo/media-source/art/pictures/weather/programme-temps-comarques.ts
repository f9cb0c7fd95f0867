import { picture, type Stage } from '../../stage.ts';
import { BLUE } from './weather-sheets.ts';

/** Isobars opening like a fan from the lower left. */
function isobars(on: Stage, sheet: 'a' | 'c', count: number): void {
  on.row(count, (i) => on.ribbon(sheet, 5, [220, 590], [480, 520 - i * 16], [740, 480 - i * 44], [1000, 490 - i * 84]));
}

export const programmeTempsComarques = picture(BLUE, (on) => {
  isobars(on, 'c', 8);
  on.disc('b', 780, 150, 88);
  on.putIn({ c: '#fbfaf6' }, 'cloud', 700, 250, 1.3);
  on.title('El temps,\ncomarca\na comarca', 56, 150, 500, { sheet: 'a', size: 118 });
});
