/** Activities, as the server knows them. */
import { type ActivityAction, ActivityDetail, type ActivityDraft, ActivityList } from '@sintonia/contracts';
import { type Answered, ask, tell } from '../api/ask.ts';

const of = (id: string) => `/api/activities/${encodeURIComponent(id)}`;

export const askActivities = (signal?: AbortSignal): Answered<ActivityList> =>
  ask('/api/activities', ActivityList, signal);

export const askActivity = (id: string, signal?: AbortSignal): Answered<ActivityDetail> =>
  ask(of(id), ActivityDetail, signal);

export const actOn = (id: string, version: number, action: ActivityAction): Answered<ActivityDetail> =>
  tell('POST', `${of(id)}/${action}`, { version }, ActivityDetail);

/** @param known what is changed and the version that was read; null makes a new one */
export const saveActivity = (
  draft: ActivityDraft,
  known: { id: string; version: number } | null,
): Answered<ActivityDetail> =>
  known
    ? tell('PUT', of(known.id), { version: known.version, activity: draft }, ActivityDetail)
    : tell('POST', '/api/activities', draft, ActivityDetail);
