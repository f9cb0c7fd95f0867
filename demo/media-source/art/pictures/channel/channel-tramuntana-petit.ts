import { eyes } from '../../eyes.ts';
import { picture, sheets } from '../../stage.ts';

export const channelTramuntanaPetit = picture(sheets('#ffc72c', '#2456c7', '#e63946', '#fff6e0'), (on) => {
  on.disc('b', 270, 330, 150);
  on.slab('a', 420, 210, 260, 270, 12);
  on.poly('c', [780, 140], [940, 480], [620, 480]);
  eyes(on, 275, 300, 36);
  eyes(on, 555, 290, 36);
  eyes(on, 780, 366, 27);
});
