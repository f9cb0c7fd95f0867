/** After sign-in the visitor returns to the previous page, and the requested change is applied. */
import type { SavedChange } from '@sintonia/contracts';
import { safeBack } from '../../ui/forms/safe-back.ts';
import { ACCOUNT } from './account-paths.ts';

export interface ReturnTarget {
  /** Path on this site. */
  back: string;
  /** `episode-1001`, `programme-cims`, as in addresses and forms; empty for nothing. */
  saving: string;
}

const SAVING = /^(?:(?:episode|story)-\d{1,12}|programme-[a-z0-9]+(?:-[a-z0-9]+)*)$/;

type Fields = Pick<URLSearchParams | FormData, 'get'>;

export function readReturnTarget(fields: Fields): ReturnTarget {
  const saving = fields.get('desa');
  const back = safeBack(fields.get('tornada'));
  return {
    back: back === '/' ? ACCOUNT : back,
    saving: typeof saving === 'string' && SAVING.test(saving) ? saving : '',
  };
}

/** @param isSaved false removes it from the list */
export function savedChange(saving: string, isSaved: boolean, now: Date): SavedChange | null {
  const at = saving.indexOf('-');
  const [kind, id] = [saving.slice(0, at), saving.slice(at + 1)];
  const atMs = now.getTime();
  if (kind === 'programme') return { kind, id, isSaved, atMs };
  return kind === 'episode' || kind === 'story' ? { kind, id: Number(id), isSaved, atMs } : null;
}

export function withReturnTarget(path: string, { back, saving }: ReturnTarget): string {
  const query = new URLSearchParams();
  if (back !== ACCOUNT) query.set('tornada', back);
  if (saving) query.set('desa', saving);
  return query.size > 0 ? `${path}?${query}` : path;
}
