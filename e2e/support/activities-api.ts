/** Calls of the activities API by an analyst. */
import type { ActivityDetail, ActivityInput } from '@sintonia/contracts';

export type ActivitiesApi = ReturnType<typeof activitiesApi>;

/** @param cookie of a staff session */
export function activitiesApi(origin: string, cookie: string) {
  const api = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<T>; // cast: type of this path's contract
  };
  const start = async (draft: ActivityInput): Promise<ActivityDetail> => {
    const { id, version } = await api<ActivityDetail>('POST', '/api/activities', draft);
    return api('POST', `/api/activities/${id}/start`, { version });
  };
  return { api, start };
}
