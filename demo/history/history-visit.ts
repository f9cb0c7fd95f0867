/** One visit of the history. */
import type { Activity, ConsentAnswer, DeviceClock, Playback, SimulatedLine, VisitTruth } from '@sintonia/simulator';
import type { HistoryRequest } from './history-messages.ts';

/** Requests of one browser in one visit, oldest first. */
export interface HistoryVisit {
  userAgent: string;
  /** Number of the person, whatever their consent; null for a robot. */
  person: number | null;
  /** A robot that says so: reports leave it out. */
  isKnownRobot: boolean;
  /** Number of the browser: a second device of a person has its own, and so has each private window. */
  browser: number;
  hasBlocker: boolean;
  /** Account of the person; undefined where nobody is signed in. */
  customer: string | undefined;
  /** `ignored` too when the answer changes: then the browser has no outbox of one visitor. */
  consent: ConsentAnswer;
  startMs: number;
  clock: DeviceClock;
  activity: Activity[];
  playbacks: Playback[];
  lines: SimulatedLine[];
  /** Requests of podcast applications at the time of the visit; their people are no visitors. */
  downloads: HistoryRequest[];
  /** What the contract with viewers did in its breaks. */
  promises: HistoryRequest[];
  truth: VisitTruth;
  /** The part of what happened that may be measured; for a robot that nobody knows, all that it did. */
  measurable: VisitTruth;
}

export interface VisitDetail {
  /** Seconds between two heartbeats of a playback session. */
  reportEveryS?: number;
  /** Every playback session reports its end; none is abandoned. */
  saysGoodbye?: boolean;
}
