/** Figures of a saved list of work: what is open now, and its first entries. */
import { type AlertEvent, DAY_MS, ok, RejectedEvent } from '@sintonia/contracts';
import { fetchActivities } from '../api/fetch-activities.ts';
import { fetchAlerts } from '../api/fetch-alerts.ts';
import { get } from '../api/request.ts';
import { countReasons } from '../figures/count-reasons.ts';
import { type LoadFigures, type PathFigures, ROWS } from './path-scope.ts';

/** As many as the list of rejected events has at most. */
const REJECTED = 500;

/** Alerts that have not ended, newest first. Pure. */
export function openAlerts(
  events: readonly Pick<AlertEvent, 'endedAt' | 'beganAt' | 'ruleName'>[],
): PathFigures & { kind: 'alerts' } {
  const open = events
    .filter(({ endedAt }) => endedAt === null)
    .sort((a, b) => Date.parse(b.beganAt) - Date.parse(a.beganAt));
  return {
    kind: 'alerts',
    count: open.length,
    rows: open.slice(0, ROWS).map(({ ruleName, beganAt }) => ({ name: ruleName, beganAt })),
  };
}

/** Events rejected in the last day, by reason. Pure. */
export function rejectedOfDay(
  events: readonly Pick<RejectedEvent, 'reason' | 'receivedAt'>[],
  nowMs: number,
): PathFigures & { kind: 'rejected' } {
  const recent = events.filter(({ receivedAt }) => nowMs - Date.parse(receivedAt) < DAY_MS);
  return {
    kind: 'rejected',
    count: recent.length,
    isMore: recent.length === REJECTED,
    rows: countReasons(recent).slice(0, ROWS),
  };
}

export const WORK_LOADS: Readonly<Record<string, LoadFigures>> = {
  '/alertes': async (_search, _around, signal) => {
    const answer = await fetchAlerts(signal);
    return answer.ok ? ok(openAlerts(answer.value.events)) : answer;
  },
  '/rebutjats': async (_search, { nowMs }, signal) => {
    const answer = await get(`/api/reports/rejected?limit=${REJECTED}`, RejectedEvent.array(), signal);
    return answer.ok ? ok(rejectedOfDay(answer.value, nowMs)) : answer;
  },
  '/experiments': async (_search, _around, signal) => {
    const answer = await fetchActivities(signal);
    if (!answer.ok) return answer;
    const live = answer.value.filter(({ state }) => state === 'live');
    return ok({
      kind: 'experiments',
      count: live.length,
      names: live.slice(0, ROWS).map(({ name }) => name),
    });
  },
};
