import type { Pair } from '../field-table.ts';
import { HEARTBEAT_KEYS } from './all-heartbeat-keys.ts';
import { emitHeartbeat, encodeHeartbeatBy, type HeartbeatValues } from './write-heartbeat.ts';

/** Parameters of one heartbeat in wire order. */
export function heartbeatPairs(heartbeat: HeartbeatValues): Pair[] {
  const pairs: Pair[] = [];
  const emit = (name: string, value: string) => void pairs.push([name, value]);
  emitHeartbeat(HEARTBEAT_KEYS, heartbeat, emit, (name) => name);
  return pairs;
}

/** Query of one heartbeat, without the question mark. */
export const encodeHeartbeat = (heartbeat: HeartbeatValues): string => encodeHeartbeatBy(HEARTBEAT_KEYS, heartbeat);
