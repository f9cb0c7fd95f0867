/** Requests about activities. */
import { type ActivityAction, ActivityDetail, type ActivityDraft } from '@sintonia/contracts';
import { type Answered, get, send } from '../api/request.ts';

const of = (id: string) => `/api/activities/${encodeURIComponent(id)}`;

export const fetchActivity = (id: string, signal?: AbortSignal): Answered<ActivityDetail> =>
  get(of(id), ActivityDetail, signal);

export const actOn = (id: string, version: number, action: ActivityAction): Answered<ActivityDetail> =>
  send('POST', `${of(id)}/${action}`, { version }, ActivityDetail);

/** @param known the edited activity with the version that was read; null creates a new one */
export const saveActivity = (
  draft: ActivityDraft,
  known: { id: string; version: number } | null,
): Answered<ActivityDetail> =>
  known
    ? send('PUT', of(known.id), { version: known.version, activity: draft }, ActivityDetail)
    : send('POST', '/api/activities', draft, ActivityDetail);
