/** Metrics of the bitrate. */

import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';
import { timeOfHeartbeats } from './time-of-heartbeats.ts';

export const BITRATE_METRICS: Readonly<Record<string, Metric>> = {
  deliveredBits: {
    relation: 'heartbeats',
    count: { by: 'sum', value: sql`bits`, when: sql`bits != 0`, per: 1000 },
    unit: 'count',
    version: 1,
    title: { ca: 'Bits reproduïts', en: 'Bits played' },
    sentence: { ca: 'Taxa de bits per temps, sumada.', en: 'Bitrate by time, added up.' },
    formula: { ca: 'Σ (taxa de bits · temps)', en: 'Σ (bitrate · time)' },
  },
  timeWithBitrate: timeOfHeartbeats(
    sql`bitrate_ms`,
    { ca: 'Temps amb taxa de bits', en: 'Time with a bitrate' },
    {
      ca: 'Temps de reproducció del qual es coneix la taxa de bits.',
      en: 'Time watched whose bitrate is known.',
    },
    { ca: 'Σ temps de contingut amb taxa de bits coneguda', en: 'Σ content time with a known bitrate' },
  ),
  averageBitrate: {
    ...ratio(
      'deliveredBits',
      'timeWithBitrate',
      { ca: 'Taxa de bits mitjana', en: 'Average bitrate' },
      { ca: 'Mitjana de la taxa de bits, ponderada pel temps.', en: 'Mean of the bitrate, weighted by time.' },
    ),
    unit: 'bitsPerSecond',
  },
};
