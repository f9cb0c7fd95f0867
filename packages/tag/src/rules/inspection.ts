/** Entry `@sintonia/tag/inspection`: lets staff observe the rules (T-11, T-14). Never part of a visitor's page. */
export { clickedLink } from '../links/clicked-link.ts';
export { followedLink } from '../links/followed-link.ts';
export {
  type Outcome,
  outcomeOf,
  type RecordedEvent,
  type RecordedRule,
  type RuleRequest,
  recordVisit,
  type VisitRecorder,
} from './record-visit.ts';
export { type Difference, differences, replayVisit } from './replay-visit.ts';
