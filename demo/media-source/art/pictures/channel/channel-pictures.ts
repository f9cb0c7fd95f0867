import type { Picture } from '../../stage.ts';
import { channelRadioTramuntana } from './channel-radio-tramuntana.ts';
import { channelRadioTramuntanaClassica } from './channel-radio-tramuntana-classica.ts';
import { channelRadioTramuntanaJove } from './channel-radio-tramuntana-jove.ts';
import { channelRadioTramuntanaMusica } from './channel-radio-tramuntana-musica.ts';
import { channelTramuntana1 } from './channel-tramuntana-1.ts';
import { channelTramuntana24 } from './channel-tramuntana-24.ts';
import { channelTramuntanaPetit } from './channel-tramuntana-petit.ts';

export const CHANNEL_PICTURES: Readonly<Record<string, Picture>> = {
  'channel-radio-tramuntana': channelRadioTramuntana,
  'channel-radio-tramuntana-musica': channelRadioTramuntanaMusica,
  'channel-radio-tramuntana-classica': channelRadioTramuntanaClassica,
  'channel-radio-tramuntana-jove': channelRadioTramuntanaJove,
  'channel-tramuntana-1': channelTramuntana1,
  'channel-tramuntana-24': channelTramuntana24,
  'channel-tramuntana-petit': channelTramuntanaPetit,
};
