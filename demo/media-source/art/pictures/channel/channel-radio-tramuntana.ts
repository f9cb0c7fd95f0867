import { picture, sheets } from '../../stage.ts';
import { waveform } from '../../waveform.ts';

export const channelRadioTramuntana = picture(sheets('#0b7350', '#fbfaf6', '#ffc72c', '#085238'), (on) => {
  waveform(on, {
    name: 'radio',
    y: 280,
    height: 210,
    sheet: 'a',
    accent: { sheet: 'b', from: 0.6, to: 0.72 },
    pitch: 30,
    syllables: 3,
  });
});
