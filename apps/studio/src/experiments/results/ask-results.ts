import { ActivityResults } from '@sintonia/contracts';
import { ask } from '../../api/ask.ts';

export const askResults = (id: string, signal: AbortSignal) =>
  ask(`/api/activities/${encodeURIComponent(id)}/results`, ActivityResults, signal);
