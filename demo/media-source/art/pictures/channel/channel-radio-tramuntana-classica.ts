import { picture, sheets } from '../../stage.ts';

export const channelRadioTramuntanaClassica = picture(sheets('#efe6d2', '#3a1f2b', '#b5402f', '#c9b58f'), (on) => {
  on.row(5, (i) =>
    on.ribbon('a', 5, [-20, 190 + i * 44], [300, 150 + i * 44], [640, 220 + i * 44], [990, 170 + i * 44]),
  );
  on.row(9, (i) =>
    on.slab(i % 4 === 2 ? 'b' : 'a', 110 + i * 92, 190 - Math.sin(i * 1.1) * 70, 19, 130 + Math.sin(i * 1.1) * 120, 9),
  );
  on.row(9, (i) => on.ellipse(i % 4 === 2 ? 'b' : 'a', 104 + i * 92, 324 + Math.sin(i * 1.1) * 52, 28, 20, -0.06));
});
