import { picture, sheets } from '../../stage.ts';

export const channelTramuntana1 = picture(sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#6a4ee0'), (on) => {
  on.ribbon('c', 70, [-40, 200], [300, 210], [640, 170], [1010, 20]);
  on.ribbon('b', 60, [-40, 330], [300, 350], [640, 300], [1010, 130]);
  on.ribbon('a', 80, [-40, 470], [300, 496], [640, 440], [1010, 250]);
});
