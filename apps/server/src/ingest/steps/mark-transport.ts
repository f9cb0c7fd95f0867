/** Step: how a heartbeat arrived, since the loss of heartbeats depends on it. */
import type { Step } from './decoded-row.ts';

export const markTransport: Step = (entry, { resent }) => {
  if (entry.table === 'playback') entry.row.transport = resent === undefined ? 'single' : 'batch';
  return entry;
};
