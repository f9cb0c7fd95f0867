import { picture, sheets } from '../../stage.ts';
import { rings, waveform } from '../../waveform.ts';

export const channelRadioTramuntanaMusica = picture(sheets('#e4572e', '#2a0f1f', '#fbfaf6', '#c23f1a'), (on) => {
  rings(on, 640, 280, [70, 130, 190, 250, 310, 370], 'a', 17);
  on.disc('b', 640, 280, 38);
  waveform(on, { name: 'musica', y: 280, height: 90, sheet: 'b', from: 30, to: 560, pitch: 24, syllables: 8 });
});
