/** Public face of the player. */
export type { MediaChapter } from './chapters/chapter-moves.ts';
export type { PlayerFeature } from './commands.ts';
export type { QualityReading } from './engine/media-engine.ts';
export { programmeAt, type ScheduledProgramme } from './live/scheduled-programme.ts';
export { type HeartbeatOptions, measureWithHeartbeats } from './measurement/measure-with-heartbeats.ts';
export type { MeasuredSession, PlayerReadings, StartMeasuring } from './measurement/playback-measurement.ts';
export { Player } from './Player.tsx';
export type { PlayerMedia, StreamKind } from './player-media.ts';
