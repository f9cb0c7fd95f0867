import { ActivityResults } from '@sintonia/contracts';
import { get } from '../../api/request.ts';

export const fetchResults = (id: string, suite: string | null, signal: AbortSignal) =>
  get(
    `/api/activities/${encodeURIComponent(id)}/results${suite === null ? '' : `?${new URLSearchParams({ suite })}`}`,
    ActivityResults,
    signal,
  );
