/** The rule which events official figures count (`stores/events/counted-events.ts`), as parts of statements. */
import { COUNTED_TEXT, LEFT_OUT_TEXTS } from '../stores/events/counted-events.ts';
import { anyOf, plain } from './sql.ts';

/** Condition on rows of hits or playback. */
export const IS_COUNTED = plain(COUNTED_TEXT);

/** Why a row is not counted: exactly one of these holds for it. */
export const LEFT_OUT_BECAUSE = {
  robot: plain(LEFT_OUT_TEXTS.robot),
  staff: plain(LEFT_OUT_TEXTS.staff),
  request: plain(LEFT_OUT_TEXTS.request),
  source: plain(LEFT_OUT_TEXTS.source),
  time: plain(LEFT_OUT_TEXTS.time),
};

/** Not counted because one machine invented it. */
export const IS_FORGED = anyOf([LEFT_OUT_BECAUSE.request, LEFT_OUT_BECAUSE.source, LEFT_OUT_BECAUSE.time]);
