/** Changes of alerts, and the silence of the tag. */
import { type AlertInput, SilenceAnswer } from '@sintonia/contracts';
import { AnyAnswer, get, send } from '../api/request.ts';

const of = (id: string) => `/api/alerts/${encodeURIComponent(id)}`;

export const fetchSilence = (suite: string | null, signal?: AbortSignal) =>
  get(`/api/alerts/silence${suite === null ? '' : `?${new URLSearchParams({ suite })}`}`, SilenceAnswer, signal);
export const addAlert = (alert: AlertInput) => send('POST', '/api/alerts', alert, AnyAnswer);
export const changeAlert = (id: string, alert: AlertInput) => send('PUT', of(id), alert, AnyAnswer);
export const removeAlert = (id: string) => send('POST', `${of(id)}/remove`, {}, AnyAnswer);
