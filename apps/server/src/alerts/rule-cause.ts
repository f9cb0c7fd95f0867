import type { Answering } from '../query/answering.ts';
import type { Finding } from './figures.ts';
import { findCause } from './find-cause.ts';
import { readBreakdowns } from './read-breakdowns.ts';
import type { FigureQuery, HourFigures } from './read-hour.ts';
import type { Watched } from './watched.ts';
import type { Hour } from './windows.ts';

export const FAILURES = ['startFailures', 'playbackFailures'];
/** What failures are a part of. */
export const STARTS = 'mediaStarts';
/** Dimensions in which a cause is searched; a metric's relation determines which of them apply. */
const CAUSES = ['section', 'title', 'playbackChannel', 'device', 'browser', 'os', 'referrerType', 'country'];

export const failuresOf = ({ totals }: HourFigures) => ({
  failures: FAILURES.reduce((sum, key) => sum + (totals[key] ?? 0), 0),
  starts: totals[STARTS] ?? 0,
});

export const causeOf =
  (
    answering: Answering,
    query: FigureQuery,
    found: Finding,
    [now, compared]: readonly [Hour, Hour | null],
    whole?: string,
  ): Watched['cause'] =>
  async () => {
    if (found.kind === 'unknown' || compared === null) return null;
    const breakdowns = await readBreakdowns(answering, query, CAUSES, [now, compared], whole);
    return findCause(breakdowns, found.value > (found.usual ?? 0));
  };
