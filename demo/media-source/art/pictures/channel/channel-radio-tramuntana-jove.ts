import { picture, sheets } from '../../stage.ts';

const YOUNG = sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#38209a');

export const channelRadioTramuntanaJove = picture(YOUNG, (on) => {
  on.row(13, (i) =>
    on.row(Math.max(1, Math.round(4 + 4 * Math.sin(i * 0.9))), (k) =>
      on.slab(k > 5 ? 'b' : 'a', 40 + i * 70, 480 - k * 60, 52, 44, 8),
    ),
  );
});
