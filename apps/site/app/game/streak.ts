/** What this browser remembers of the game: the day's round, and how many days in a row it was finished. */
import type { Day } from './puzzle.ts';
import type { Round } from './round.ts';

export interface GameRecord {
  /** Day of the round below. */
  day: Day;
  round: Round;
  /** Last day that was finished; null: none yet. */
  finished: Day | null;
  /** Days in a row up to that one. */
  streak: number;
  best: number;
}

const NONE: GameRecord = { day: 0, round: [], finished: null, streak: 0, best: 0 };

/** The streak as it stands on a day: who missed yesterday begins again. */
export const streakOn = ({ finished, streak }: GameRecord, day: Day): number =>
  finished !== null && finished >= day - 1 ? streak : 0;

/** A round that has gone on; the first time that it is over it counts for the streak. */
export function withRound(record: GameRecord, day: Day, round: Round, isOver: boolean): GameRecord {
  if (!isOver || record.finished === day) return { ...record, day, round };
  const streak = streakOn(record, day) + 1;
  return { day, round, finished: day, streak, best: Math.max(record.best, streak) };
}

const KEY = 'sintonia_joc';

const isRecord = (stored: unknown): stored is GameRecord =>
  typeof stored === 'object' &&
  stored !== null &&
  'day' in stored &&
  'round' in stored &&
  Array.isArray(stored.round) &&
  'streak' in stored &&
  typeof stored.streak === 'number' &&
  'best' in stored &&
  typeof stored.best === 'number' &&
  'finished' in stored;

/** What is kept here; nothing where the browser keeps nothing or something else. */
export function readRecord(storage: Pick<Storage, 'getItem'>): GameRecord {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isRecord(stored) ? stored : NONE;
  } catch {
    return NONE;
  }
}

/** The browser may refuse: then one plays on and nothing is remembered. */
export function saveRecord(storage: Pick<Storage, 'setItem'>, record: GameRecord): void {
  try {
    storage.setItem(KEY, JSON.stringify(record));
  } catch {
    // no room, or a private window
  }
}
