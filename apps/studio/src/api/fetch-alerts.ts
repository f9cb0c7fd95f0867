/** Alerts and their rules, for their own screen and tiles of a board. */
import { AlertList } from '@sintonia/contracts';
import { get } from './request.ts';

export const fetchAlerts = (signal?: AbortSignal) => get('/api/alerts', AlertList, signal);
