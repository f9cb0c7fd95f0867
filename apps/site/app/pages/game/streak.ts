/** Game record of this browser: the day's round, and the number of consecutive days finished. */
import { GAME_STORE } from '../../shared/site/stored-names.ts';
import type { Day } from './puzzle.ts';
import type { Round } from './round.ts';

export interface GameRecord {
  /** Day of the round below. */
  day: Day;
  round: Round;
  /** Last day that was finished; null before the first. */
  finished: Day | null;
  /** Consecutive days up to that day. */
  streak: number;
  best: number;
}

const NONE: GameRecord = { day: 0, round: [], finished: null, streak: 0, best: 0 };

/** Streak on a given day: zero after a missed day. */
export const streakOn = ({ finished, streak }: GameRecord, day: Day): number =>
  finished !== null && finished >= day - 1 ? streak : 0;

/** Stores the round; the first time that it is over it counts for the streak. */
export function withRound(record: GameRecord, day: Day, round: Round, isOver: boolean): GameRecord {
  if (!isOver || record.finished === day) return { ...record, day, round };
  const streak = streakOn(record, day) + 1;
  return { day, round, finished: day, streak, best: Math.max(record.best, streak) };
}

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

/** Stored record; an empty one where the browser stores nothing or something else. */
export function readRecord(storage: Pick<Storage, 'getItem'>): GameRecord {
  try {
    const stored: unknown = JSON.parse(storage.getItem(GAME_STORE) ?? 'null');
    return isRecord(stored) ? stored : NONE;
  } catch {
    return NONE;
  }
}

/** The browser may refuse to store: the game continues and nothing is remembered. */
export function saveRecord(storage: Pick<Storage, 'setItem'>, record: GameRecord): void {
  try {
    storage.setItem(GAME_STORE, JSON.stringify(record));
  } catch {
    // quota exceeded, or a private window
  }
}
