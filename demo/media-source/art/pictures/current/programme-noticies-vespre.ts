import { picture, sheets } from '../../stage.ts';

const BLOOD = sheets('#c8102e', '#14161a', '#fbfaf6', '#8e0b20');

export const programmeNoticiesVespre = picture(BLOOD, (on) => {
  on.disc('a', 726, 280, 236);
  on.disc('b', 726, 280, 214);
  on.disc('paper', 726, 280, 190);
  on.strip('b', 24, [548, 310], [1000, 272]);
  on.title('Notícies\nVespre', 56, 266, 390, { sheet: 'b', size: 132 });
});
