/** Requests about saved views and their weekly mails. */
import { MailingRecipients, SavedView, type SavedViewInput, SavedViewList, ViewMailing } from '@sintonia/contracts';
import { get, send } from '../api/request.ts';

/** Any object: the request succeeded. */
const Done = { safeParse: (answer: unknown) => ({ success: true as const, data: { answer } }) };
const of = (id: string) => `/api/saved-views/${encodeURIComponent(id)}`;

export const fetchSavedViews = (signal?: AbortSignal) => get('/api/saved-views', SavedViewList, signal);
export const fetchRecipients = (signal?: AbortSignal) => get('/api/mailings/recipients', MailingRecipients, signal);
export const saveView = (view: SavedViewInput) => send('POST', '/api/saved-views', view, SavedView);
export const changeView = (id: string, set: { name: string; isShared: boolean }) => send('PUT', of(id), set, Done);
export const removeView = (id: string) => send('POST', `${of(id)}/remove`, {}, Done);
export const pinView = (id: string, isPinned: boolean) => send('PUT', `${of(id)}/pin`, { isPinned }, Done);
export const orderBoard = (views: readonly string[]) => send('PUT', '/api/saved-views/board', { views }, Done);
export const addMailing = (view: string, to: string) => send('POST', '/api/mailings', { view, to }, ViewMailing);
export const removeMailing = (id: string) => send('POST', `/api/mailings/${encodeURIComponent(id)}/remove`, {}, Done);
export const sendMailing = (id: string) => send('POST', `/api/mailings/${encodeURIComponent(id)}/send`, {}, Done);
export const unsubscribe = (key: string) =>
  send('POST', `/api/mailings/unsubscribe?key=${encodeURIComponent(key)}`, {}, Done);
