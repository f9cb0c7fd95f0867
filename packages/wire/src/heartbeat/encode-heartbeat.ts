import type { Pair } from '../field-table.ts';
import { HEARTBEAT_KEYS } from './every-key.ts';
import { encodeHeartbeatBy, type HeartbeatReport, tellHeartbeat } from './write-heartbeat.ts';

/** Parameters of one heartbeat in wire order. */
export function heartbeatPairs(report: HeartbeatReport): Pair[] {
  const pairs: Pair[] = [];
  const tell = (name: string, value: string) => void pairs.push([name, value]);
  tellHeartbeat(HEARTBEAT_KEYS, report, tell, (name) => name);
  return pairs;
}

/** Query of one heartbeat, without the question mark. */
export const encodeHeartbeat = (report: HeartbeatReport): string => encodeHeartbeatBy(HEARTBEAT_KEYS, report);
