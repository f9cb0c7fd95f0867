/** Public face of the player. */
export { ChapterList } from './chapters/ChapterList.tsx';
export { chapterAt, type MediaChapter } from './chapters/chapter-moves.ts';
export type { PlayerFeature } from './commands.ts';
export type { QualityReading } from './engine/media-engine.ts';
export { programmeAt, type ScheduledProgramme } from './live/scheduled-programme.ts';
export { type HeartbeatOptions, measureWithHeartbeats } from './measurement/measure-with-heartbeats.ts';
export type { MeasuredSession, PlayerReadings, StartMeasuring } from './measurement/measured-session.ts';
export type { NextEpisode } from './next-episode/next-episode.ts';
export { Player } from './Player.tsx';
export { type PlayerLink, useLinked, usePlayerLink } from './player-link.ts';
export type { PlayerMedia, StreamKind } from './player-media.ts';
export type { PlayerHandle } from './player-props.ts';
export type { ResumeStore } from './resume/resume-store.ts';
export { Transcript } from './transcript/Transcript.tsx';
export type { TranscriptCue } from './transcript/transcript.ts';
