import { useWordsOf } from '../messages/language.ts';
import { catalan } from './visitor-catalan.ts';
import { english } from './visitor-english.ts';

export interface VisitorWords {
  kind: string;
  title: string;
  lead: string;
  unknown: string;
  unknownAdvice: string;
  nothing: string;
  nothingAdvice: string;
  subject: string;
  first: string;
  last: string;
  hits: string;
  playback: string;
  rejected: string;
  sessions: string;
  figures: string;
  toPrivacy: string;
  follow: string;
  seen: string;
  seenNone: string;
  watched: string;
  watchedNone: string;
  at: string;
  what: string;
  page: string;
  detail: string;
  from: string;
  device: string;
  name: string;
  channel: string;
  time: string;
  end: string;
  completed: string;
  broken: string;
  left: string;
  sessionOf: (end: string, at: string) => string;
  newest: (rows: string, all: string) => string;
}

export const useVisitorWords = (): VisitorWords => useWordsOf(catalan, english);
