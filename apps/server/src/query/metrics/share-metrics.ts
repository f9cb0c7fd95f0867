/** Share of the viewing of our channels, in any period and by any dimension; `broadcast-metrics.ts` has that of broadcasts. */
import { IS_LIVE_KIND } from '../plan/on-air.ts';
import { sql } from '../sql.ts';
import { type CountedMetric, type Metric, ratio } from './metric.ts';

const OF_CHANNELS = {
  value: sql`end_ms - begin_ms`,
  when: sql`stream_kind in ${IS_LIVE_KIND} and playback_channel != ''`,
  per: 1000,
};
const COMMON = {
  relation: 'audience',
  needs: ['stream_kind', 'playback_channel'],
  unit: 'seconds',
  version: 1,
} as const satisfies Partial<CountedMetric>;

export const SHARE_METRICS: Readonly<Record<string, Metric>> = {
  channelTime: {
    ...COMMON,
    count: { by: 'sum', ...OF_CHANNELS },
    title: { ca: 'Temps dels canals', en: 'Time of channels' },
    sentence: {
      ca: 'Temps de contingut de les emissions en directe i lineals dels nostres canals.',
      en: 'Content time of live and linear streams of our channels.',
    },
    formula: { ca: 'Σ temps de contingut dels directes dels canals', en: 'Σ content time of live streams of channels' },
  },
  timeOfAllChannels: {
    ...COMMON,
    count: { by: 'whole', ...OF_CHANNELS },
    title: { ca: 'Temps de tots els canals', en: 'Time of all channels' },
    sentence: {
      ca: 'Temps dels canals del mateix públic en el mateix temps, sigui quin sigui el canal o el contingut que es tria o es desglossa.',
      en: 'Time of channels of the same viewers at the same time, whatever channel or content is selected or broken down.',
    },
    formula: {
      ca: 'Σ temps de contingut dels directes de tots els canals, del mateix públic i en el mateix temps',
      en: 'Σ content time of live streams of all channels, of the same viewers at the same time',
    },
  },
  channelShare: ratio(
    'channelTime',
    'timeOfAllChannels',
    { ca: 'Quota dels nostres canals en el període', en: 'Share of our channels in the period' },
    {
      ca: 'Temps dels canals dividit per temps de tots els canals: la part del canal, o de qualsevol contingut, en el que es mira dels nostres directes.',
      en: 'Time of channels divided by time of all channels: the part of a channel, or of any content, in what is viewed of our live streams.',
    },
  ),
};
