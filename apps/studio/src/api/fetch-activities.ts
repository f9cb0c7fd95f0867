/** The list of activities, for its own screen, the palette and names of values. */
import { ActivityList } from '@sintonia/contracts';
import { type Answered, get } from './request.ts';

export const fetchActivities = (signal?: AbortSignal): Answered<ActivityList> =>
  get('/api/activities', ActivityList, signal);
