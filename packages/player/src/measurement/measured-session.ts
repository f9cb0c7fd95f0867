/** Readings that a player provides for measurement, and the session that receives its events. */
import type { Ad, AdBreak } from '../ads/ad-facts.ts';
import type { QualityReading } from '../engine/media-engine.ts';
import type { NumberedChapter } from '../events/player-events.ts';
import type { Presentation } from './presentation.ts';

/** Readings that a measuring session may take from the player at any time. */
export interface PlayerReadings {
  /** Seconds from the start of the content. */
  positionS(): number;
  quality(): QualityReading & Partial<Presentation>;
  /** § 3 resumed flag: playback started at the stored position. */
  isResumed(): boolean;
}

/** One measured session of one medium; the calls of § 4 in the player's vocabulary. */
export interface MeasuredSession {
  play(): void;
  pause(): void;
  seekStart(): void;
  seekComplete(): void;
  bufferStart(): void;
  bufferComplete(): void;
  bitrateChange(): void;
  presentationChange(): void;
  adBreakStart(adBreak: AdBreak): void;
  adBreakComplete(): void;
  adStart(ad: Ad): void;
  adComplete(): void;
  adSkip(): void;
  adLeave(): void;
  timedMetadata(value: string): void;
  chapterStart(chapter: NumberedChapter): void;
  chapterComplete(): void;
  chapterSkip(): void;
  error(id: string): void;
  /** Content ended: complete, then the end of the session (M-04). */
  complete(): void;
  /** The player is removed before the end. */
  end(): void;
}

/** Provided by the page: starts measurement of a medium. It may resolve later, when the measurement code has loaded. */
export interface StartMeasuring {
  (readings: PlayerReadings): Promise<MeasuredSession | null>;
  /** Absent where consent is not needed. */
  readonly consent?: MeasuringConsent;
}

/** Consent of the visitor to playback measurement (C-03). */
export interface MeasuringConsent {
  isRefused(): boolean;
  /** Called on each grant (`true`) and withdrawal; returns a function that stops it. */
  onChange(listener: (isAllowed: boolean) => void): () => void;
}
