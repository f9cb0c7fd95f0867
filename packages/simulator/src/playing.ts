/** A playback session under way. */
import type { MediaHeartbeat } from '@sintonia/tag/playback';
import type { Connection } from './connection.ts';
import type { FakeClock } from './fake-clock.ts';
import type { PlaybackPlan } from './playback-plan.ts';
import type { createPlayhead } from './playhead.ts';
import type { SimulatedPlayer } from './simulated-player.ts';
import type { SimulatedSession } from './simulated-session.ts';
import type { Stretch } from './true-chapters.ts';

export interface Playing {
  plan: PlaybackPlan;
  heartbeat: MediaHeartbeat;
  player: SimulatedPlayer;
  /** Receives where the content moved, and where it jumped. */
  route: Stretch[];
  connection: Connection;
  clock: FakeClock;
  playback: ReturnType<typeof createPlayhead>;
  session: SimulatedSession;
  /** Interval of heartbeats. */
  everyMs: number;
}
