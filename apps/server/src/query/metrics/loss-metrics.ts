/** Metrics of what is lost between the player and the server: each heartbeat of a session has a number. */
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const LOSS_METRICS: Readonly<Record<string, Metric>> = {
  heartbeatsSent: {
    relation: 'attempts',
    count: { by: 'sum', value: sql`sent_heartbeats`, when: sql`sent_heartbeats != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Esdeveniments de reproducció enviats', en: 'Heartbeats sent' },
    sentence: {
      ca: 'El número més alt dels esdeveniments de cada sessió de reproducció, sumat. Només els numera el nostre reproductor.',
      en: 'Highest number of a heartbeat in each session, added up. Only our own player numbers them.',
    },
    formula: { ca: 'Σ número d’esdeveniment més alt de cada sessió', en: 'Σ highest sequence number of each session' },
  },
  heartbeatsLost: {
    relation: 'attempts',
    count: { by: 'sum', value: sql`lost_heartbeats`, when: sql`lost_heartbeats != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Esdeveniments de reproducció perduts', en: 'Heartbeats lost' },
    sentence: {
      ca: 'Números que falten fins al més alt de cada sessió: esdeveniments que el reproductor ha enviat i no han arribat.',
      en: 'Numbers missing below the highest one of each session: heartbeats that did not arrive.',
    },
    formula: {
      ca: 'Σ números que falten fins al més alt de cada sessió',
      en: 'Σ sequence numbers missing up to the highest of each session',
    },
  },
  lossRate: ratio(
    'heartbeatsLost',
    'heartbeatsSent',
    { ca: 'Percentatge d’esdeveniments de reproducció perduts', en: 'Loss rate' },
    {
      ca: 'Esdeveniments de reproducció perduts, dividits pels enviats.',
      en: 'Heartbeats lost divided by heartbeats sent.',
    },
  ),
};
