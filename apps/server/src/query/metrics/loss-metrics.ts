/** Metrics of what is lost between the player and the server: each heartbeat of a session has a number. */
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const LOSS_METRICS: Readonly<Record<string, Metric>> = {
  heartbeatsSent: {
    relation: 'attempts',
    count: { by: 'sum', value: sql`sent_heartbeats`, when: sql`sent_heartbeats != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Batecs enviats', en: 'Heartbeats sent' },
    sentence: {
      ca: 'El número més alt dels batecs de cada sessió, sumat. Només en numera el nostre reproductor.',
      en: 'Highest number of a heartbeat in each session, added up. Only our own player numbers them.',
    },
  },
  heartbeatsLost: {
    relation: 'attempts',
    count: { by: 'sum', value: sql`lost_heartbeats`, when: sql`lost_heartbeats != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Batecs perduts', en: 'Heartbeats lost' },
    sentence: {
      ca: 'Números que falten fins al més alt de cada sessió: batecs que no han arribat.',
      en: 'Numbers missing below the highest one of each session: heartbeats that did not arrive.',
    },
  },
  lossRate: ratio(
    'heartbeatsLost',
    'heartbeatsSent',
    { ca: 'Percentatge de batecs perduts', en: 'Loss rate' },
    { ca: 'Batecs perduts dividits per batecs enviats.', en: 'Heartbeats lost divided by heartbeats sent.' },
  ),
};
