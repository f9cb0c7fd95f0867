import type { Pair } from '../field-table.ts';
import { toQuery } from '../query.ts';
import { HEARTBEAT_KEYS } from './every-key.ts';
import { type HeartbeatReport, pairsOf } from './write-heartbeat.ts';

/** Parameters of one heartbeat in wire order. */
export const heartbeatPairs = (report: HeartbeatReport): Pair[] => pairsOf(report, HEARTBEAT_KEYS);

/** Query of one heartbeat, without the question mark. */
export const encodeHeartbeat = (report: HeartbeatReport): string => toQuery(heartbeatPairs(report));
