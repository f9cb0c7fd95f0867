import { ActivityResults } from '@sintonia/contracts';
import { get } from '../../api/request.ts';

export const fetchResults = (id: string, signal: AbortSignal) =>
  get(`/api/activities/${encodeURIComponent(id)}/results`, ActivityResults, signal);
