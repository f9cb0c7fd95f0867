/** Requests about alerts. */
import { type AlertInput, AlertList, MailingRecipients, SilenceAnswer } from '@sintonia/contracts';
import { get, send } from '../api/request.ts';

/** Any object: what was asked for has happened. */
const Done = { safeParse: (answer: unknown) => ({ success: true as const, data: { answer } }) };
const of = (id: string) => `/api/alerts/${encodeURIComponent(id)}`;

export const fetchAlerts = (signal?: AbortSignal) => get('/api/alerts', AlertList, signal);
export const fetchSilence = (suite: string | null, signal?: AbortSignal) =>
  get(`/api/alerts/silence${suite === null ? '' : `?${new URLSearchParams({ suite })}`}`, SilenceAnswer, signal);
export const fetchPeople = (signal?: AbortSignal) => get('/api/mailings/recipients', MailingRecipients, signal);
export const addAlert = (alert: AlertInput) => send('POST', '/api/alerts', alert, Done);
export const changeAlert = (id: string, alert: AlertInput) => send('PUT', of(id), alert, Done);
export const removeAlert = (id: string) => send('POST', `${of(id)}/remove`, {}, Done);
