import { useWordsOf } from '../messages/language.ts';
import { catalan } from './emissions-catalan.ts';
import { english } from './emissions-english.ts';

export interface EmissionsWords {
  title: string;
  day: string;
  channel: string;
  dayBefore: string;
  dayAfter: string;
  whole: (channel: string) => string;
  backToDay: string;
  audience: string;
  choose: string;
  toCome: string;
  noComparison: string;
  figures: string;
  mean: string;
  peak: string;
  at: string;
  share: string;
  week: string;
  month: string;
  /** Beside a figure that may still grow. @param day on which it becomes final */
  soFar: (day: string) => string;
  before: (figure: string) => string;
  weekBefore: string;
  columns: { time: string; name: string; mean: string; peak: string; at: string; share: string; before: string };
  table: string;
  minutes: string;
  minuteColumns: { at: string; now: string; before: string };
  earlier: string;
  noEarlier: string;
  earlierColumns: { day: string };
  empty: string;
  emptyAdvice: string;
  noChannels: string;
  noChannelsAdvice: string;
  unaired: string;
  programme: string;
  /** The channel's page. */
  ofChannel: string;
  /** Before the title on demand. */
  onDemand: string;
}

export const useEmissionsWords = (): EmissionsWords => useWordsOf(catalan, english);
