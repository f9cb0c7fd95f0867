/** Requests about saved views and their weekly emails. */
import { SavedView, type SavedViewInput, SavedViewList, ViewMailing } from '@sintonia/contracts';
import { AnyAnswer, get, send } from '../api/request.ts';

const of = (id: string) => `/api/saved-views/${encodeURIComponent(id)}`;

export const fetchSavedViews = (signal?: AbortSignal) => get('/api/saved-views', SavedViewList, signal);
export const saveView = (view: SavedViewInput) => send('POST', '/api/saved-views', view, SavedView);
export const changeView = (id: string, set: { name: string; isShared: boolean }) => send('PUT', of(id), set, AnyAnswer);
export const removeView = (id: string) => send('POST', `${of(id)}/remove`, {}, AnyAnswer);
export const pinView = (id: string, isPinned: boolean) => send('PUT', `${of(id)}/pin`, { isPinned }, AnyAnswer);
export const orderBoard = (views: readonly string[]) => send('PUT', '/api/saved-views/board', { views }, AnyAnswer);
export const addMailing = (view: string, to: string) => send('POST', '/api/mailings', { view, to }, ViewMailing);
export const removeMailing = (id: string) =>
  send('POST', `/api/mailings/${encodeURIComponent(id)}/remove`, {}, AnyAnswer);
export const sendMailing = (id: string) => send('POST', `/api/mailings/${encodeURIComponent(id)}/send`, {}, AnyAnswer);
export const unsubscribe = (key: string) =>
  send('POST', `/api/mailings/unsubscribe?key=${encodeURIComponent(key)}`, {}, AnyAnswer);
